/**
 * Runs in the page: draws the cards, then changes them, and times each until it is painted. Every change is repeated
 * and counts from the second time on, because the first includes the browser's compilation.
 */
export async function timeCards({ tag, count, after, isLazy }) {
  const PATIENCE = 30_000;
  const WARM_UP = 2;
  const TIMES = 6;
  const until = async (what, isDone) => {
    const end = performance.now() + PATIENCE;
    while (!isDone()) {
      if (performance.now() > end) throw new Error(`${count} × <${tag}>: never saw ${what}`);
      await new Promise((done) => requestAnimationFrame(done));
    }
  };
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const time = async (what, work, isDone) => {
    const start = performance.now();
    work();
    await until(what, isDone);
    await painted();
    return performance.now() - start;
  };
  /** The median of some times. */
  const often = async (measure) => {
    const times = [];
    for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
      const taken = await measure(turn);
      if (turn >= WARM_UP) times.push(taken);
    }
    return times.sort((one, other) => one - other)[Math.floor(TIMES / 2)];
  };

  const { cards } = window;
  const main = document.querySelector('main');
  // The heart is the last part of a card to be drawn.
  const drawn = () => document.querySelectorAll('.agency-save').length;
  const warm = cards.make(1, tag);
  main.append(...warm);
  await until('the first card', () => drawn() === 1);
  warm[0].remove();
  await until('the first card leave', () => drawn() === 0);

  const list = document.createElement('div');
  list.className = 'agency-cards';
  const made = cards.make(count, tag);
  const isInSight = (card) => card.getBoundingClientRect().top < innerHeight;
  const isShown = (card) => card.querySelector('.agency-save');
  const mount = () => {
    list.append(...made);
    main.append(list);
  };
  const pressed = () => list.querySelectorAll('[aria-pressed="true"]').length;
  const changes = {
    /** From the press to the filled heart, of one card after the other. */
    one: (turn) => {
      const heart = made[turn].querySelector('.agency-save');
      const changed = new Promise((done) => {
        new MutationObserver(() => done(performance.now())).observe(heart, { attributeFilter: ['aria-pressed'] });
      });
      const start = performance.now();
      heart.click();
      return changed.then(async (end) => {
        await painted();
        return end - start;
      });
    },
    attribute: (turn) => {
      const level = turn % 2 ? '3' : '4';
      return time(
        'every heading change',
        () => made.forEach((card) => card.setAttribute('heading-level', level)),
        () => list.querySelectorAll(`h${level}`).length === count,
      );
    },
    all: (turn) => {
      const isSaved = turn % 2 === 0;
      return time(
        'every heart change',
        () => cards.saveAll(count, isSaved),
        () => pressed() === (isSaved ? count : 0),
      );
    },
    reorder: () =>
      time(
        'the new order',
        () => list.append(...[...list.children].reverse()),
        () => true,
      ),
  };

  globalThis.gc?.();
  const near = () => made.filter((card, index) => index < 40 && isInSight(card)).every(isShown);
  const times = { mount: await time('all cards', mount, isLazy ? near : () => drawn() === count) };
  for (const what of after) {
    globalThis.gc?.();
    times[what] = await often(changes[what]);
    if (what === 'one') {
      cards.saveAll(count, false);
      await until('all hearts empty', () => pressed() === 0);
    }
  }
  return times;
}
