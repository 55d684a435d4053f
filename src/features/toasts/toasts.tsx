import { late } from '../../core/late';
import { toastsAtom } from '../../state/toasts';
import { useLater } from './use-later';

const Toaster = late(() => import('./toaster').then(({ Toaster }) => Toaster));

/** Fetches the message area when there is a first message. */
export function Toasts() {
  return <Toaster wish={useLater(toastsAtom).length} />;
}
