import { useSnackbar, type CustomContentProps } from 'notistack';
import { useDeferredValue, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { noticeDuration } from '../../domain/notice';
import type { Toast } from '../../domain/toast';
import { Button } from '../../ui/button';
import { useFocusReturn } from '../../ui/focus/use-focus-return';
import { Icon } from '../../ui/icon';
import { cross } from '../../ui/icons/actions';
import { done, warning } from '../../ui/icons/signs';
import { useAttention } from './use-attention';
import { useClearView } from './use-clear-view';
import { useCountdown } from './use-countdown';

const icons = { info: undefined, success: done, error: warning };

interface Props extends CustomContentProps {
  toast: Toast;
}

/** One message: announced once, always plain text, dismissed after its time unless hovered or focused. */
export function ToastCard({ id, toast: { message, tone = 'info', duration = noticeDuration, action } }: Props) {
  const { closeSnackbar } = useSnackbar();
  const card = useRef<HTMLDivElement>(null);
  const goBack = useFocusReturn(card);
  // A live region is announced only when its text changes after it is rendered.
  const text = useDeferredValue(message, '');
  const icon = icons[tone];
  const isUsed = useAttention(card, close);
  const leave = useEffectEvent(goBack);
  // It also goes from under the focus when another message takes its place.
  useLayoutEffect(() => () => leave(), []);
  useCountdown(duration, isUsed, () => closeSnackbar(id));
  useClearView(card);

  function close() {
    goBack();
    closeSnackbar(id);
  }

  function act() {
    close();
    action?.run();
  }

  return (
    <div ref={card} className={`agency-toast agency-toast-${tone}`}>
      {icon && <Icon path={icon} />}
      <div className="agency-toast-words">
        <p className="agency-toast-text" role={tone === 'error' ? 'alert' : 'status'}>
          {text}
        </p>
        {action && (
          <Button look="plain" className="agency-toast-action" onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <Button look="plain" className="agency-toast-close agency-button-round" aria-label="Close" onClick={close}>
        <Icon path={cross} />
      </Button>
    </div>
  );
}
