import { homes } from './homes.ts';
import { save } from './lit-card.mjs';

window.cards = {
  make(count) {
    return homes(count).map((home) => Object.assign(document.createElement('lit-card'), { home }));
  },
  saveAll: (count, value) => homes(count).forEach(({ property_id: id }) => save(id, value)),
};
