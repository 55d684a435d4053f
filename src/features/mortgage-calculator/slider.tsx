import { useRef, type CSSProperties } from 'react';

interface Props {
  label: string;
  /** Undefined puts it at `min`. */
  value: number | undefined;
  min: number;
  max: number;
  step: number;
  /** Formats a value for screen readers. */
  say: (value: number) => string;
  onValue: (value: number | undefined) => void;
}

/** A slider for the field above it: coarser, but quicker. */
export function Slider({ label, value, min, max, step, say, onValue }: Props) {
  const before = useRef(value);
  const shown = Math.min(Math.max(value ?? min, min), max);
  return (
    <input
      type="range"
      className="agency-slider"
      aria-label={label}
      aria-valuetext={value === undefined ? 'Not given' : say(shown)}
      min={min}
      max={max}
      step={step}
      value={shown}
      style={{ '--_filled': `${((shown - min) / (max - min)) * 100}%` } as CSSProperties}
      onPointerDown={() => (before.current = value)}
      // A finger that scrolls the page from here has moved it by its first touch.
      onPointerCancel={() => value !== before.current && onValue(before.current)}
      onChange={({ target }) => onValue(target.valueAsNumber)}
    />
  );
}
