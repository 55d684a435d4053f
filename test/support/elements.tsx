import { useEffect, useState, type FormEvent } from 'react';

import { defineElement, json } from '../../src/core/element';
import { useElementState } from '../../src/core/element-state';
import { useUniqueId } from '../../src/core/use-unique-id';

/** Log of what the sample elements did. */
export const log: string[] = [];

interface Props {
  label?: string;
  amount?: number;
  active?: boolean;
  items?: readonly unknown[];
  size?: 'small' | 'large';
  interestRate?: number;
  onPick?: (value: { label: string }) => boolean;
}

let drawings = 0;
/** How many times the sample was rendered. */
export const drawingCount = () => drawings;

function Sample({
  label = 'none',
  amount = 1,
  active = false,
  items,
  size = 'small',
  interestRate = 5,
  onPick,
}: Props) {
  const [count, setCount] = useState(0);
  drawings++;
  useEffect(() => {
    log.push(`mount ${label}`);
    return () => void log.push(`unmount ${label}`);
  }, []);
  return (
    <section>
      <i>{JSON.stringify({ label, amount, active, items, size, interestRate })}</i>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <a onClick={() => log.push(`pick ${onPick?.({ label })}`)}>pick</a>
      <input defaultValue="" />
    </section>
  );
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined);

/** An element with an attribute of each type. */
export const sample = defineElement('agency-sample', Sample, {
  attributes: {
    label: 'string',
    amount: 'number',
    active: 'boolean',
    items: json(listOf),
    size: ['small', 'large'],
    interestRate: 'number',
  },
  events: { onPick: 'agency-pick' },
});

/** The props a sample was rendered with. */
export const propsOf = (element: Element) =>
  JSON.parse(element.querySelector('i')!.textContent!) as Record<string, unknown>;

function Faulty({ mode = 'fine' }: { mode?: string }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (mode === 'effect') throw new Error('effect');
  });
  if (mode === 'render' || broken) throw new Error('render');
  return (
    <section>
      <b>fine</b>
      <button type="button" className="state" onClick={() => setBroken(true)}>
        break
      </button>
      <button
        type="button"
        className="handler"
        onClick={() => {
          throw new Error('handler');
        }}
      >
        throw
      </button>
    </section>
  );
}
defineElement('agency-faulty', Faulty, { attributes: { mode: 'string' } });

/** Lets the slow element with this name appear. */
export const release = new Map<string, (text: string) => void>();
function Slow({ topic = '' }: { topic?: string }) {
  const [answer, setAnswer] = useState<string>();
  useEffect(() => void release.set(topic, setAnswer), [topic]);
  useElementState(answer === undefined ? 'loading' : 'ready');
  return answer === undefined ? <span role="status">Loading…</span> : <b>{answer}</b>;
}
defineElement('agency-slow', Slow, { attributes: { topic: 'string' } });

function Lazy() {
  useEffect(() => {
    log.push('lazy');
  }, []);
  return <b>seen</b>;
}
defineElement('agency-lazy', Lazy, { attributes: {}, mount: 'visible' });

/** Elements that log which React handlers were called. */
function Ears() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        log.push('submit');
      }}
      onReset={() => log.push('reset')}
    >
      <input
        name="text"
        onChange={() => log.push('change')}
        onFocus={() => log.push('focus')}
        onBlur={() => log.push('blur')}
        onKeyDown={() => log.push('keydown')}
        onInvalid={() => log.push('invalid')}
      />
      <input type="checkbox" onChange={() => log.push('check')} />
      <select onChange={() => log.push('select')}>
        <option>1</option>
        <option>2</option>
      </select>
      <p
        onMouseEnter={() => log.push('enter')}
        onMouseLeave={() => log.push('leave')}
        onPointerMove={() => log.push('pointermove')}
        onClick={() => log.push('click')}
        onClickCapture={() => log.push('capture')}
        onScroll={() => log.push('scroll')}
      >
        p
      </p>
      <img
        alt=""
        onLoad={() => log.push('load')}
        onError={() => log.push('error')}
        src="data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
      />
      <details onToggle={() => log.push('toggle')}>
        <summary>s</summary>
      </details>
      <dialog onClose={() => log.push('close')} onCancel={() => log.push('cancel')} />
    </form>
  );
}
defineElement('agency-ears', Ears, { attributes: {} });
defineElement('agency-more-ears', Ears, { attributes: {}, listen: ['pointermove'] });
defineElement('agency-all-ears', Ears, { attributes: {}, listen: 'all' });

/** An element whose text and nodes change at each press. */
function Changing() {
  const [count, setCount] = useState(0);
  return (
    <section>
      {count % 2 === 0 && <b>even </b>}
      count {count} {count % 2 === 1 && 'odd'}
      <button type="button" onClick={() => setCount(count + 1)}>
        more
      </button>
    </section>
  );
}
defineElement('agency-changing', Changing, { attributes: {} });

/** An element that reports the state it is given. */
function Stateful({ says = 'ready' }: { says?: 'ready' | 'empty' | 'loading' | 'error' }) {
  const state = useElementState(says);
  return <b>{state}</b>;
}
defineElement('agency-stateful', Stateful, { attributes: { says: ['ready', 'empty', 'loading', 'error'] } });

/** Questions whose last words go away at a press. */
function Questions() {
  const [name, setName] = useState('');
  const [isAsking, setAsking] = useState(true);
  return (
    <section>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea name="notes" />
      <select name="kind">
        <option value="house">House</option>
        <option value="flat">Flat</option>
      </select>
      <input type="radio" name="news" value="yes" />
      <input type="radio" name="news" value="no" />
      <input type="checkbox" name="terms" defaultChecked />
      <input type="file" name="photograph" />
      <button type="button" onClick={() => setAsking(false)}>
        done
      </button>
      <p>
        {name} {isAsking && 'asks'}
      </p>
    </section>
  );
}
defineElement('agency-questions', Questions, { attributes: {} });

/** A form that the page can cancel before it is sent. */
function Asking({ onBeforeSubmit }: { onBeforeSubmit?: (value: string) => boolean }) {
  const [isBusy, setBusy] = useState(false);
  const id = useUniqueId();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    await null;
    log.push(onBeforeSubmit?.('typed') === false ? 'stopped' : 'sent');
    setBusy(false);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>Name</label>
      <input id={id} />
      <button type="submit" disabled={isBusy}>
        Send
      </button>
    </form>
  );
}
defineElement('agency-asking', Asking, { attributes: {}, events: { onBeforeSubmit: 'agency-before-submit' } });
