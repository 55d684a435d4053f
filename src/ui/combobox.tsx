import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { Field, type ControlProps, type FieldProps } from './field';
import { Live } from './live';
import { OptionList } from './option-list';
import { useSuggestions, type FindOptions, type Option } from './use-suggestions';

type Taken = keyof FieldProps | keyof ControlProps | 'className' | 'type' | 'value' | 'onClick' | 'onKeyDown';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, Taken> {
  find: FindOptions;
  /** What the suggestions are made of besides the text. */
  source?: unknown;
  /** Called when the visitor chooses a suggestion, after its label has become the text. */
  onPick: (option: Option) => void;
  /** Characters needed before suggestions are fetched. */
  minimum: number;
  /** Milliseconds without typing before suggestions are fetched. */
  pause: number;
  /** Message when nothing matches. */
  nothing: string;
  /** Message when fetching suggestions fails. */
  failed?: string;
  /** The text, when controlled by the parent. */
  value?: string;
  /** Called on typing, not when a suggestion is chosen. */
  onInput?: (event: FormEvent<HTMLInputElement>) => void;
  /** Returns the text to suggest for when the closed box is clicked; undefined for no suggestions, the default. */
  onPress?: (box: HTMLInputElement) => string | undefined;
  /** Drawn in the box, after the text. */
  after?: ReactNode;
}

const none: readonly Option[] = [];

/** A text field with suggestions; any other text is accepted too. */
export function Combobox({ name, label, hint, error, optional, find, onPick, ...rest }: Props) {
  const { minimum, pause, source, nothing, failed = 'No suggestions at the moment', ...more } = rest;
  const { value, onInput, onBlur, onPress, after, ...input } = more;
  const box = useRef<HTMLInputElement>(null);
  const picking = useRef(false);
  const composing = useRef(false);
  const [active, setActive] = useState(-1);
  const { suggestions, ask, close } = useSuggestions(find, minimum, pause, source);
  const { state } = suggestions;
  const options = state === 'found' ? suggestions.options : none;

  useLayoutEffect(() => {
    // Setting the value during IME composition would end the composition.
    if (value !== undefined && box.current!.value !== value && !composing.current) box.current!.value = value;
  });

  const shut = () => {
    close();
    setActive(-1);
  };
  const pick = (option: Option) => {
    shut();
    // The form is told of the new text, but no new suggestions are fetched for it.
    picking.current = true;
    box.current!.value = option.label;
    box.current!.dispatchEvent(new InputEvent('input', { bubbles: true }));
    picking.current = false;
    onPick(option);
  };
  const hear = (event: FormEvent<HTMLInputElement>) => {
    if (picking.current) return;
    composing.current = (event.nativeEvent as InputEvent).isComposing;
    onInput?.(event);
    setActive(-1);
    ask(event.currentTarget.value);
  };
  const press = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    const text = state === 'closed' ? onPress?.(currentTarget) : undefined;
    if (text !== undefined) ask(text);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    composing.current = false;
    shut();
    onBlur?.(event);
  };
  const backToText = () => {
    setActive(-1);
    return false;
  };
  const keys: Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean | void> = {
    ArrowDown({ currentTarget, altKey }) {
      if (options.length === 0) ask(currentTarget.value);
      else if (!altKey) setActive((active + 1) % options.length);
    },
    ArrowUp({ altKey }) {
      if (altKey) shut();
      else if (options.length > 0) setActive((active <= 0 ? options.length : active) - 1);
    },
    Enter() {
      const option = options[active];
      if (option) return pick(option);
      shut();
      return false;
    },
    Escape() {
      // Even when nothing is open yet: late suggestions must not open over whatever else Escape did.
      shut();
      return state !== 'closed';
    },
    Home: backToText,
    End: backToText,
  };
  const steer = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (key && key(event) !== false) event.preventDefault();
  };

  const message = state === 'failed' ? failed : options.length === 0 ? nothing : undefined;
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="agency-combobox">
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            ref={box}
            type="text"
            name={name}
            className="agency-input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? `${control.id}-options` : undefined}
            aria-activedescendant={active < 0 ? undefined : `${control.id}-option-${active}`}
            onInput={hear}
            onClick={press}
            onKeyDown={steer}
            onBlur={leave}
          />
          {after}
          {state === 'found' && options.length > 0 && (
            <OptionList
              id={control.id}
              label={label}
              options={options}
              active={active}
              typed={suggestions.text}
              onPick={pick}
            />
          )}
          {state !== 'closed' && message && <p className="agency-options agency-options-none">{message}</p>}
          <Live>
            {state !== 'closed' && (message ?? `${results(options.length)}. Use the up and down arrow keys.`)}
          </Live>
        </div>
      )}
    </Field>
  );
}

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);
