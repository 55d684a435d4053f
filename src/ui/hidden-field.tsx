import { useLayoutEffect, useRef } from 'react';

interface Props {
  name: string;
  value: string;
}

/** A hidden form value; fires an `input` event for the form when it changes. */
export function HiddenField({ name, value }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  // Not later: the form would then store the value again that another change has just replaced.
  useLayoutEffect(() => {
    if (told.current === value) return;
    told.current = value;
    box.current!.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [value]);
  return <input ref={box} type="hidden" name={name} value={value} />;
}
