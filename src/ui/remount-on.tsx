import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

import { focusedBeside } from '../core/focused';
import { useFormFocus } from './focus/use-form-focus';

interface Props {
  /** A change of this value draws the form again. */
  value: string | number;
  children: ReactNode;
}

/** A form that is drawn again for another draft: its first field then takes over the focus. */
export function RemountOn({ value, children }: Props) {
  const { place, focusForm } = useFormFocus();
  const passOn = () => {
    if (place.current?.contains(focusedBeside(place.current))) focusForm();
  };
  return (
    <div ref={place}>
      <Content key={value} onLeave={passOn}>
        {children}
      </Content>
    </div>
  );
}

function Content({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const leave = useEffectEvent(onLeave);
  // A layout effect ends while its elements are still on the page.
  useLayoutEffect(() => () => leave(), []);
  return children;
}
