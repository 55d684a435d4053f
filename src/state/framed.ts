import { atom } from 'jotai/vanilla';

import { isFramedElsewhere } from '../core/framed';
import { pageAtom } from './page';

/** Whether another site, which the agency has not allowed to, shows this page inside its own. */
export const isFramedAtom = atom((get) => !get(pageAtom).allowFramed && isFramedElsewhere());
