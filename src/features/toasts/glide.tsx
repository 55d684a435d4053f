import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';

import { classes } from '../../ui/classes';
interface Props extends TransitionProps {
  children: ReactElement;
}

/** Milliseconds; slightly longer than the animation. */
const LEAVING = 180;

/** Transition of a message in and out; CSS does the animation. */
export function Glide({ in: isIn, onEntered, onExited, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const enter = useEffectEvent(() => onEntered?.(box.current!, true));
  const exit = useEffectEvent(() => onExited?.(box.current!));

  useEffect(() => {
    if (isIn) return enter();
    const timer = setTimeout(() => exit(), LEAVING);
    return () => clearTimeout(timer);
  }, [isIn]);

  return (
    <div ref={box} className={classes('agency-toast-place', !isIn && 'agency-toast-leaving')}>
      {children}
    </div>
  );
}
