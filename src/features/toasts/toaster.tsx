import { useSetAtom } from 'jotai/react';
import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { memo, useEffect, useRef } from 'react';

import { layer } from '../../core/layers';
import type { Toast } from '../../domain/toast';
import { takeToastsAtom, toastsAtom } from '../../state/toasts';
import { Glide } from './glide';
import { ToastCard } from './toast-card';
import { useLater } from './use-later';

declare module 'notistack' {
  interface VariantOverrides {
    agency: { toast: Toast };
  }
}

const MOST = 3;

/** Shows the waiting messages at the top of the page, three at most. */
export const Toaster = memo(function Toaster() {
  return (
    <SnackbarProvider
      domRoot={layer('toasts')}
      maxSnack={MOST}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      classes={{ containerRoot: 'agency-toasts' }}
      Components={{ agency: ToastCard }}
      TransitionComponent={Glide}
    >
      <Feed />
    </SnackbarProvider>
  );
});

/**
 * Passes messages to the snackbar as there is room. A new one replaces an older one about the same subject, or else the
 * oldest that is not an error.
 */
function Feed() {
  const toasts = useLater(toastsAtom);
  const take = useSetAtom(takeToastsAtom);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queue = useRef<Toast[]>([]);
  const shown = useRef(new Map<SnackbarKey, Toast>());

  useEffect(() => {
    const news = worthSaying([...queue.current, ...take()]);
    for (const [key, older] of shown.current) if (isOutdated(older, news)) closeSnackbar(key);
    queue.current = news.filter(({ message }) => message !== '');
    feed();

    function feed() {
      while (queue.current.length > 0 && shown.current.size < MOST) show(queue.current.shift()!);
      const [oldest] = [...shown.current].find(([, { tone }]) => tone !== 'error') ?? [];
      if (queue.current.length > 0 && oldest !== undefined) closeSnackbar(oldest);
    }

    function show(toast: Toast) {
      // A script may have removed it.
      layer('toasts');
      const key = enqueueSnackbar(toast.message, {
        variant: 'agency',
        toast,
        // We use our own timer, which pauses while the message is hovered or focused.
        persist: true,
        onExited: () => {
          shown.current.delete(key);
          feed();
        },
      });
      shown.current.set(key, toast);
    }
  }, [toasts, take, enqueueSnackbar, closeSnackbar]);
  return null;
}

/** Keeps only the newest non-errors: the others would be replaced before anyone could read them, and delay errors. */
function worthSaying(queue: readonly Toast[]) {
  const news = queue.filter((toast, place) => !isOutdated(toast, queue.slice(place + 1)));
  const others = news.filter(({ tone }) => tone !== 'error');
  const outdated = new Set(others.slice(0, -MOST));
  return news.filter((toast) => !outdated.has(toast));
}

const isOutdated = (older: Toast, newer: readonly Toast[]) => newer.some((toast) => subject(toast) === subject(older));

const subject = ({ about, message }: Toast) => about ?? message;
