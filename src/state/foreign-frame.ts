import { atom } from 'jotai/vanilla';

import { isFramedElsewhere } from '../core/foreign-frame';
import { pageAtom } from './page';

/** Whether another site frames this page without the agency's permission. */
export const isFramedAtom = atom((get) => !get(pageAtom).allowFramed && isFramedElsewhere());
