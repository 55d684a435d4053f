import { expect } from '@open-wc/testing';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { late } from '../../src/core/late';
import { listenTo, pause, until } from '../support/watch';

const Part = () => <b>here</b>;
const gone = () => Promise.reject(new Error('gone'));
const failure = 'Sorry, this part of the page did not load.';

describe('a part whose file is fetched late', () => {
  let host: HTMLElement;
  let root: Root;
  const text = () => host.textContent;
  const button = () => host.querySelector('button');
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    root = createRoot(host);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  /** Draws a part that the given functions fetch in turn; returns how to draw it again, and the number of fetches. */
  function draw(...loads: readonly (() => Promise<ComponentType>)[]) {
    let calls = 0;
    const Late = late(() => loads[Math.min(calls++, loads.length - 1)]!());
    const again = (retryOn?: string, isQuiet = false) =>
      root.render(createElement(Late, { isWanted: true, retryOn, isQuiet }));
    again();
    return { again, calls: () => calls };
  }

  it('RTE-05 says in its place that it did not load, and is there after another try', async () => {
    const said = await listenTo('error', async () => {
      const { calls } = draw(gone, () => Promise.resolve(Part));
      await until(button);
      expect(text()).to.equal(`${failure} Try again`);
      expect(host.querySelector('[role=alert]')).to.not.equal(null);
      button()!.click();
      await until(() => text() === 'here');
      expect(calls()).to.equal(2);
    });
    expect(said).to.have.length(1);
  });

  it('RTE-05 offers to reload the page when another try fails too: some browsers never fetch it again', async () => {
    await listenTo('error', async () => {
      draw(gone);
      await until(button);
      button()!.click();
      await until(() => text() === `${failure} Reload the page`);
    });
  });

  it('RTE-05 counts as failed after 120 seconds, and is shown when it arrives after all', async () => {
    const original = globalThis.setTimeout;
    const waits: (() => void)[] = [];
    globalThis.setTimeout = ((job: () => void, delay?: number) => {
      if (delay !== 120_000) return original(job, delay);
      return waits.push(job);
    }) as typeof setTimeout;
    let arrive!: (part: ComponentType) => void;
    draw(() => new Promise((done) => (arrive = done)));
    await until(() => waits.length > 0);
    globalThis.setTimeout = original;
    expect(text()).to.equal('');
    await listenTo('error', async () => {
      waits[0]!();
      await until(() => text() === `${failure} Reload the page`);
    });
    arrive(Part);
    await until(() => text() === 'here');
  });

  it('RTE-05 says nothing while nobody asked for it, and then does', async () => {
    await listenTo('error', async () => {
      const { again, calls } = draw(gone);
      again('', true);
      await until(() => calls() > 0);
      await pause(50);
      expect(text()).to.equal('');
      again('#/user');
      await until(button);
    });
  });
});
