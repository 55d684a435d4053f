import { readProperty } from '../../../src/domain/property';
import { homes } from './homes.ts';
import { saveAll } from './lit-card.mjs';

window.cards = {
  make(count) {
    return homes(count).map((home) => Object.assign(document.createElement('lit-card'), { home: readProperty(home) }));
  },
  saveAll: (count, value) =>
    saveAll(
      homes(count).map(({ property_id: id }) => String(id)),
      value,
    ),
};
