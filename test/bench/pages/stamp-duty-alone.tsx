// The minimum that can show this calculator: one file, one React root, no custom elements, no loader.
import { Provider } from 'jotai/react';
import { createRoot } from 'react-dom/client';

import { store } from '../../../src/core/store';
import { StampDuty } from '../../../src/features/stamp-duty/stamp-duty';

createRoot(document.getElementById('calculator')!).render(
  <Provider store={store}>
    <StampDuty price={425_000} />
  </Provider>,
);
