import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { Icon } from './icon';
import type { Option } from './use-suggestions';

interface Props {
  /** Id of the control it belongs to. */
  id: string;
  label: string;
  options: readonly Option[];
  /** Index of the option reached by the arrow keys; -1 for none. */
  active: number;
  /** The typed text, to mark in the options. */
  typed: string;
  onPick: (option: Option) => void;
}

/** The suggestions of a combobox, in groups if they have any. */
export function OptionList({ id, label, options, active, typed, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onClick = useEffectEvent((event: Event) => {
    const place = (event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['place'];
    const option = options[Number(place ?? -1)];
    if (option) onPick(option);
  });

  useLayoutEffect(() => {
    const { style, offsetHeight: height, parentElement: box } = list.current!;
    const { top, bottom } = box!.getBoundingClientRect();
    // The visual viewport is the part in sight of a page that is zoomed in, or that an on-screen keyboard covers.
    const { offsetTop = 0, height: inSight = innerHeight } = visualViewport ?? {};
    const below = offsetTop + inSight - bottom;
    const isUpwards = below < height && top - offsetTop > below;
    style.insetBlock = isUpwards ? 'auto calc(100% + 4px)' : '';
  }, [options]);
  useEffect(() => {
    // A press must not blur the input, or a phone hides its keyboard. Our React root does not listen for `mousedown`.
    const keepFocus = (event: Event) => event.preventDefault();
    const pick = (event: Event) => onClick(event);
    const box = list.current!;
    box.addEventListener('mousedown', keepFocus);
    box.addEventListener('click', pick);
    return () => {
      box.removeEventListener('mousedown', keepFocus);
      box.removeEventListener('click', pick);
    };
  }, []);
  useEffect(() => {
    list.current!.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const draw = (option: Option) => {
    const place = options.indexOf(option);
    return (
      <div
        key={place}
        id={`${id}-option-${place}`}
        className="agency-option"
        role="option"
        aria-selected={place === active}
        tabIndex={-1}
        data-place={place}
      >
        {option.icon && <Icon path={option.icon} />}
        <span className="agency-option-words">{mark(option.label, typed)}</span>
      </div>
    );
  };

  const groups = [...new Set(options.map(({ group }) => group))];
  // tabIndex -1: a scrollable list would be a tab stop, and would lose the focus at once by closing.
  return (
    <div className="agency-options" role="listbox" id={`${id}-options`} aria-label={label} tabIndex={-1} ref={list}>
      {groups.map((group, index) => {
        const own = options.filter((option) => option.group === group);
        return group === undefined ? (
          own.map(draw)
        ) : (
          <div key={group} className="agency-option-group" role="group" aria-labelledby={`${id}-group-${index}`}>
            <div className="agency-option-group-name" role="presentation" id={`${id}-group-${index}`}>
              {group}
            </div>
            {own.map(draw)}
          </div>
        );
      })}
    </div>
  );
}

/** The label with the typed text marked. */
function mark(label: string, typed: string) {
  const wanted = typed.trim();
  const at = label.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0 || wanted === '') return label;
  return (
    <>
      {label.slice(0, at)}
      <mark className="agency-option-mark">{label.slice(at, at + wanted.length)}</mark>
      {label.slice(at + wanted.length)}
    </>
  );
}
