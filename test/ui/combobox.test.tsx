import { expect } from '@open-wc/testing';

import { enterText } from '../../src/core/entered';
import { Combobox } from '../../src/ui/combobox';
import { Form } from '../../src/ui/form';
import { home, pin } from '../../src/ui/icons/search';
import type { Option } from '../../src/ui/use-suggestions';
import { drawn, until } from '../support/page';
import { clear, clickAt, draw, one, press, type } from './stage';
import { dress } from './theme';

const places: Option[] = [
  { value: '1', label: 'Bath', group: 'Areas', icon: pin },
  { value: '2', label: 'Batheaston', group: 'Areas', icon: pin },
  { value: '3', label: 'Bath Spa', group: 'Stations', icon: home },
];
let asked: string[] = [];
let picked: Option[] = [];
let find = async (_text: string, _signal: AbortSignal): Promise<readonly Option[]> => places;

const scene = (
  <Combobox
    name="place"
    label="Where would you like to live?"
    minimum={2}
    pause={150}
    nothing="Sorry, we couldn't find that place"
    find={(text, signal) => [asked.push(text), find(text, signal)][1] as Promise<readonly Option[]>}
    onPick={(option) => picked.push(option)}
  />
);

const box = () => one<HTMLInputElement>('[role=combobox]');
const listbox = () => document.querySelector('[role=listbox]');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const said = () => one('[role=status]').textContent;
const later = (milliseconds = 250) => new Promise((done) => setTimeout(done, milliseconds));

describe('a combobox', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  beforeEach(() => {
    asked = [];
    picked = [];
    find = async () => places;
  });
  afterEach(clear);

  const drawBeforeAnother = () =>
    draw(
      <>
        {scene}
        <button type="button">next</button>
      </>,
    );
  const openWith = async (text: string) => {
    box().focus();
    await type(text);
    await until(listbox);
    await drawn();
  };

  it('opens once typing rests, says how many suggestions there are and marks what was typed', async () => {
    const stage = await draw(scene);
    expect(box().getAttribute('aria-expanded')).to.equal('false');
    await expect(stage).to.be.accessible();
    box().focus();
    for (const text of ['b', 'ba', 'bat']) enterText(box(), text);
    await until(listbox);
    await drawn();
    expect(asked).to.deep.equal(['bat']);
    expect(box().getAttribute('aria-expanded')).to.equal('true');
    expect(listbox()!.id).to.equal(box().getAttribute('aria-controls'));
    expect(said()).to.equal('3 results. Use the up and down arrow keys.');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).to.deep.equal(['Bat', 'Bat', 'Bat']);
    expect(
      [...document.querySelectorAll('[role=group]')].map((group) => group.querySelectorAll('[role=option]').length),
    ).to.deep.equal([2, 1]);
    await expect(stage).to.be.accessible();
  });

  it('asks for nothing shorter than its minimum', async () => {
    await draw(scene);
    box().focus();
    await type('b');
    await later();
    expect(asked).to.deep.equal([]);
  });

  it('is steered by the arrow keys, which wrap, while the focus stays in the text', async () => {
    await draw(scene);
    await openWith('bat');
    expect(active()).to.equal(undefined);
    for (const [key, reached] of [
      ['ArrowDown', 'Bath'],
      ['ArrowDown', 'Batheaston'],
      ['ArrowDown', 'Bath Spa'],
      ['ArrowDown', 'Bath'],
      ['ArrowUp', 'Bath Spa'],
    ] as const) {
      await press(key);
      expect(active(), key).to.match(new RegExp(`^${reached}`));
      expect(document.activeElement).to.equal(box());
    }
    await press('Home');
    expect(active()).to.equal(undefined);
    expect(box().selectionStart).to.equal(0);
  });

  it('takes a suggestion by Enter, without sending the form and without asking again', async () => {
    let sent = 0;
    await draw(
      <Form submit="Search" onSubmit={async () => (sent++, { sent: true })}>
        {scene}
      </Form>,
    );
    box().focus();
    await type('bat');
    await until(listbox);
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(picked).to.deep.equal([places[1]]);
    expect(box().value).to.equal('Batheaston');
    expect(listbox()).to.equal(null);
    await later();
    expect(listbox()).to.equal(null);
    expect(asked).to.deep.equal(['bat']);
    expect(sent).to.equal(0);
    await press('Enter');
    expect(sent).to.equal(1);
  });

  it('takes a suggestion by mouse, with the focus still in the text', async () => {
    await draw(scene);
    await openWith('bat');
    await clickAt(document.querySelectorAll('[role=option]')[2]!);
    expect(picked).to.deep.equal([places[2]]);
    expect(document.activeElement).to.equal(box());
    expect(listbox()).to.equal(null);
  });

  it('closes by Escape, which goes no further, and opens again by the arrow', async () => {
    await drawBeforeAnother();
    await openWith('bat');
    let reached = 0;
    const listen = (event: KeyboardEvent) => void (event.defaultPrevented || reached++);
    document.addEventListener('keydown', listen);
    await press('Escape');
    expect(listbox()).to.equal(null);
    expect(reached).to.equal(0);
    expect(box().value).to.equal('bat');
    await press('Escape');
    expect(reached).to.equal(1);
    document.removeEventListener('keydown', listen);
    await press('ArrowDown');
    await until(listbox);
    await press('Tab');
    expect(listbox()).to.equal(null);
  });

  it('stays closed when an answer comes late, and never shows an answer to another text', async () => {
    const answers: ((options: Option[]) => void)[] = [];
    const signals: AbortSignal[] = [];
    find = (_, signal) => {
      signals.push(signal);
      return new Promise((done) => answers.push(done));
    };
    await drawBeforeAnother();
    box().focus();
    await type('ba');
    await until(() => answers.length === 1);
    await type('t');
    await until(() => answers.length === 2);
    expect(signals[0]!.aborted).to.equal(true);
    answers[1]!([places[2]!]);
    await until(listbox);
    answers[0]!(places);
    await later();
    expect(document.querySelectorAll('[role=option]').length).to.equal(1);

    await type('h');
    await until(() => answers.length === 3);
    await press('Tab');
    answers[2]!(places);
    await later();
    expect(listbox()).to.equal(null);
    expect(said()).to.equal('');
  });

  it('F40 forgets by Escape what is still to come, and leaves Escape its other meaning', async () => {
    const answers: ((options: Option[]) => void)[] = [];
    let stopped = 0;
    find = (_, signal) => {
      signal.addEventListener('abort', () => (stopped += 1));
      return new Promise((done) => answers.push(done));
    };
    await draw(scene);
    box().focus();
    await type('bat');
    await until(() => answers.length === 1);
    let reached = 0;
    const listen = (event: KeyboardEvent) => void (event.defaultPrevented || reached++);
    document.addEventListener('keydown', listen);
    await press('Escape');
    document.removeEventListener('keydown', listen);
    expect([reached, stopped]).to.deep.equal([1, 1]);
    answers[0]!(places);
    await later();
    expect(listbox()).to.equal(null);
    await press('ArrowDown');
    await until(() => answers.length === 2);
    answers[1]!(places);
    await until(listbox);
  });

  it('F45 asks again for a text whose suggestions could not be had', async () => {
    await draw(scene);
    find = async () => Promise.reject(new Error('offline'));
    box().focus();
    await type('bat');
    await until(() => said() === 'No suggestions at the moment');
    await press('ArrowDown');
    await until(() => asked.length === 2);
    await until(() => said() === 'No suggestions at the moment');
    await press('Escape');
    find = async () => places;
    await press('Backspace');
    await type('t');
    await until(() => document.querySelector('mark')?.textContent === 'Bat');
  });

  it('opens into the part of the page in sight where a phone has zoomed or its keyboard has moved it', async () => {
    const stage = await draw(scene);
    stage.style.cssText = 'display: block; padding-block-start: 500px';
    const { visualViewport: whole } = window;
    const inSight = (offsetTop: number) =>
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: { offsetTop, height: 400 } });
    try {
      inSight(400);
      await openWith('bat');
      const { top, bottom } = box().getBoundingClientRect();
      expect(listbox()!.getBoundingClientRect().top, 'below').to.be.at.least(bottom);
      await press('Escape');
      inSight(200);
      await openWith('h');
      expect(listbox()!.getBoundingClientRect().bottom, 'above').to.be.at.most(top);
    } finally {
      Object.defineProperty(window, 'visualViewport', { configurable: true, value: whole });
    }
  });

  it('says that nothing fits, and that suggestions cannot be had', async () => {
    const stage = await draw(scene);
    find = async () => [];
    box().focus();
    await type('zz');
    await until(said);
    expect(said()).to.equal("Sorry, we couldn't find that place");
    expect(one('.agency-options-none').textContent).to.equal(said());
    await expect(stage).to.be.accessible();
    find = async () => Promise.reject(new Error('offline'));
    await type('z');
    await until(() => said() === 'No suggestions at the moment');
  });
});
