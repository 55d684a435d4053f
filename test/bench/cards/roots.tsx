import r2wc from '@r2wc/react-to-web-component';
import { Provider } from 'jotai/react';

import '../../../elements/provider';
import { store } from '../../../src/core/store';
import { readProperty } from '../../../src/domain/property';
import { PropertyCard } from '../../../src/features/property-card/property-card';
import { startPage } from '../../../src/state/start';
import { homes } from './homes';

startPage();
const all = new Map<string, ReturnType<typeof readProperty>>();

/** The usual way: every tag has its own React root. */
function RootCard({ propertyId = '' }: { propertyId?: string }) {
  return (
    <Provider store={store}>
      <PropertyCard property={all.get(propertyId)} />
    </Provider>
  );
}
customElements.define('root-card', r2wc(RootCard, { props: { propertyId: 'string' } }));

Object.assign(window, {
  cards: {
    make(count: number) {
      return homes(count).map((home) => {
        all.set(String(home.property_id), readProperty(home));
        const card = document.createElement('root-card');
        card.setAttribute('property-id', String(home.property_id));
        return card;
      });
    },
  },
});
