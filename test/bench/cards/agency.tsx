import '../../../elements/property-card';
import '../../../elements/provider';

import { defineElement, json } from '../../../src/core/element';
import { readProperty } from '../../../src/domain/property';
import { PropertyCard } from '../../../src/features/property-card/property-card';
import { homes } from './homes';

// The same card, drawn at once instead of when it comes near the viewport.
defineElement('agency-eager-card', PropertyCard, {
  attributes: { propertyId: 'string', property: json(readProperty), headingLevel: ['2', '3', '4', '5', '6'] },
  events: { onSaveChange: 'agency-save-change' },
});

const KEY = 'savedProperties';

Object.assign(window, {
  cards: {
    make(count: number, tag = 'agency-eager-card') {
      return homes(count).map(({ property_id: id }) => {
        const card = document.createElement(tag);
        card.setAttribute('property-id', String(id));
        return card;
      });
    },
    /** Saves all homes as another tab would. */
    saveAll(count: number, value: boolean) {
      const ids = homes(value ? count : 0).map(({ property_id }) => ({ property_id }));
      localStorage.setItem(KEY, JSON.stringify(ids));
      dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }));
    },
  },
});
