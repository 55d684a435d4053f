import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import { Button } from '../../src/ui/button';
import { Checkbox } from '../../src/ui/checkbox';
import { Chips } from '../../src/ui/chips';
import { Combobox } from '../../src/ui/combobox';
import { Empty } from '../../src/ui/empty';
import { Form } from '../../src/ui/form';
import { search } from '../../src/ui/icons/search';
import { Link } from '../../src/ui/link';
import { Note } from '../../src/ui/note';
import { NumberField } from '../../src/ui/number-field';
import { Pager } from '../../src/ui/pager';
import { PasswordField } from '../../src/ui/password-field';
import { RadioGroup } from '../../src/ui/radio-group';
import { SelectField } from '../../src/ui/select-field';
import { Skeleton } from '../../src/ui/skeleton';
import { StatusLabel } from '../../src/ui/status-label';
import { Tabs } from '../../src/ui/tabs';
import { TextArea } from '../../src/ui/text-area';
import { TextField } from '../../src/ui/text-field';
import { arrived, drawn } from '../support/page';
import { contrast } from './contrast';
import { builtTheme, hostileTheme } from './hostile-theme';
import { clear, draw, one, press } from './stage';
import { dress } from './theme';

const nothing = () => undefined;
const scene = (
  <>
    <h2 className="agency-heading-2">Find a home</h2>
    <nav aria-label="Offices">
      <ul className="agency-list">
        <li>
          <p>
            Our <span>office</span>
          </p>
        </li>
      </ul>
    </nav>
    <p className="agency-text">
      Homes in and around Bath. <Link href="#/areas">All areas</Link>
    </p>
    <Form
      submit="Search"
      actions={
        <Link href="#/clear" look="plain">
          Clear
        </Link>
      }
      onSubmit={async () => ({ sent: true })}
      validate={() => ({ tel: 'Please enter a valid phone number', news: 'Choose one', terms: 'You must agree' })}
    >
      <TextField name="email" type="email" label="Email" hint="We reply within one working day" />
      <TextField name="tel" type="tel" label="Telephone" optional />
      <TextArea name="message" label="Your message" />
      <SelectField name="sort" label="Sort by">
        <option>Most recent first, with a long name</option>
      </SelectField>
      <NumberField name="price" label="Price" prefix="£" value={450_000} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <RadioGroup
        name="news"
        label="News from us"
        choices={[
          { value: 'yes', label: 'Yes, email me' },
          { value: 'no', label: 'No, thank you' },
        ]}
      />
      <RadioGroup
        name="channel"
        label="Channel"
        look="bar"
        defaultValue="sales"
        choices={[
          { value: 'sales', label: 'Buy' },
          { value: 'lettings', label: 'Rent' },
        ]}
      />
      <Checkbox name="terms" label="I agree to the terms" />
      <Combobox
        name="place"
        label="Where?"
        minimum={3}
        pause={500}
        nothing="No place"
        find={async () => []}
        onPick={nothing}
      />
    </Form>
    <Button look="danger">Remove all</Button>
    <Button disabled>Not available</Button>
    <Tabs
      label="Your account"
      tabs={[
        { href: '#/user', label: 'My Profile', selected: true },
        { href: '#/user/saved-properties', label: 'Saved Properties', count: 4, selected: false },
        { href: '#/user/saved-searches', label: 'Saved Searches', selected: false },
      ]}
    >
      <Note>Saved Properties live on this device until you sign in.</Note>
    </Tabs>
    <Pager label="Pages" page={2} pages={5} href={(page) => `?${page}`} />
    <Chips label="Filters" chips={[{ label: 'Within 1 mile', onRemove: nothing }, { label: '2+ bedrooms' }]} />
    <StatusLabel tone="new">NEW Listing!</StatusLabel>
    <Skeleton label="Loading" />
    <Empty icon={search} heading="No homes match all four filters">
      <p className="agency-text">Without “Garden” there are 6.</p>
    </Empty>
    <table className="agency-table">
      <tbody className="agency-table-body">
        <tr className="agency-table-row">
          <th className="agency-table-head" scope="row">
            Total
          </th>
          <td className="agency-table-cell agency-table-figure">£2,500</td>
        </tr>
      </tbody>
    </table>
  </>
);

/** The computed style of every element of ours. */
function looks(stage: Element) {
  arrived();
  return [...stage.querySelectorAll('[class*=agency-], nav, li, p, span')].flatMap((element) =>
    ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      // A pseudo-element without content is not rendered, so only its `content` counts.
      const names = part && style.content === 'none' ? ['content'] : [...style];
      return [
        `${element.className.toString()}${part}`,
        Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])),
      ] as const;
    }),
  );
}

const bothModes = ['light', 'dark'] as const;
const grounds = ['paper', 'surface', 'sunk', 'tint'];
const text = [
  ...['ink', 'muted', 'accent', 'error', 'success'].flatMap((colour) => grounds.map((ground) => [colour, ground])),
  ['ink', 'tint-2'],
  ['ink', 'error-tint'],
  ['error', 'error-tint'],
  ['ink', 'success-tint'],
  ['success', 'success-tint'],
  ['accent', 'success-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['paper', 'ink'],
  ['paper', 'success'],
  ['paper', 'error'],
] as [string, string][];
const controls = ['edge', 'accent', 'error', 'tint-3'].flatMap((colour) =>
  ['paper', 'surface'].map((ground) => [colour, ground] as [string, string]),
);

const canEmulate = await emulateMedia({ media: 'screen' }).then(
  () => true,
  () => false,
);

describe('the theme', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(async () => {
    document.querySelectorAll('.sample').forEach((sample) => sample.remove());
    document.documentElement.removeAttribute('data-theme');
    document.documentElement.removeAttribute('dir');
    await clear();
  });

  for (const mode of bothModes) {
    it(`has text of 4.5 to 1 and controls of 3 to 1 in the ${mode} mode`, () => {
      for (const [pairs, least] of [
        [text, 4.5],
        [controls, 3],
      ] as const) {
        for (const [colour, ground] of pairs) {
          expect(contrast(mode, colour, ground), `${colour} on ${ground}`).to.be.at.least(least);
        }
      }
    });

    it(`reads well with any brand in the ${mode} mode`, () => {
      const brands = [
        'gold',
        'navy',
        'black',
        'white',
        '#e4002b',
        '#777',
        '#00a0ff',
        'lime',
        '#ff6600',
        '#7b2cbf',
        '#767676',
      ];
      for (const brand of brands) {
        for (const [colour, ground] of [
          ['on-brand', 'brand'],
          ['on-brand', 'brand-hover'],
          ['accent', 'paper'],
          ['accent', 'surface'],
          ['accent', 'tint'],
          ['ink', 'tint'],
          ['ink', 'tint-2'],
        ] as const) {
          expect(contrast(mode, colour, ground, brand), `${brand}: ${colour} on ${ground}`).to.be.at.least(4.5);
        }
        // On a light page a pale brand, such as gold, is left as it is.
        if (mode === 'dark') expect(contrast(mode, 'brand', 'paper', brand), `${brand} on paper`).to.be.at.least(3);
      }
    });
  }

  it('F82 looks the same under a theme that styles every tag there is, where a rem is 10 px', async () => {
    const stage = await draw(scene);
    // Inherited properties are the page's to choose.
    stage.style.cssText = 'all: initial; position: relative; display: block; inline-size: 600px; font: 16px/1.5 Arial';
    one('button[type=submit]').click();
    await drawn();
    (document.activeElement as HTMLElement).blur();
    const before = looks(stage);
    const theme = document.head.appendChild(document.createElement('style'));
    theme.textContent = hostileTheme;
    await new Promise((done) => setTimeout(done, 250));
    const after = looks(stage);
    theme.remove();
    expect(after.length).to.equal(before.length);
    expect(after.length).to.be.above(80);
    before.forEach(([name, style], index) => expect(after[index]![1], name).to.deep.equal(style));
  });

  it('F82 looks the same after the style sheet of a theme that means buttons by their type', async () => {
    const stage = await draw(scene);
    const before = looks(stage);
    const theme = document.createElement('style');
    theme.textContent = `
      [type=button], [type=submit], button { display: inline-block; font-weight: 400; color: #c36; background-color: transparent; border: 1px solid #c36; padding: 9px 18px; border-radius: 3px; white-space: nowrap }
      [type=button]:not(:disabled), [type=submit]:not(:disabled) { cursor: pointer }`;
    document.head.prepend(theme);
    const after = looks(stage);
    theme.remove();
    before.forEach(([name, style], index) => expect(after[index]![1], name).to.deep.equal(style));
  });

  for (const [theme, page] of [
    ['of a page builder, whose rules name the page', '.kit-5'],
    ['that names its content by an id', '#content'],
  ] as const)
    it(`F82 looks the same in its firm style sheet under a theme ${theme}`, async () => {
      const stage = await draw(scene);
      stage.style.cssText =
        'all: initial; position: relative; display: block; inline-size: 600px; font: 16px/1.5 Arial';
      const before = looks(stage);
      const takeOff = await dress('/agency.firm.css');
      undress();
      const sheet = document.head.appendChild(document.createElement('style'));
      sheet.textContent = builtTheme(page);
      Object.assign(document.body, { className: 'kit-5', id: 'content' });
      await new Promise((done) => setTimeout(done, 250));
      const after = looks(stage);
      for (const name of ['class', 'id']) document.body.removeAttribute(name);
      sheet.remove();
      undress = await dress();
      takeOff();
      before.forEach(([name, style], index) => expect(after[index]![1], name).to.deep.equal(style));
    });

  it('shows its ring on whatever has the focus, though the theme forbids it', async () => {
    const stage = await draw(scene);
    const theme = document.head.appendChild(document.createElement('style'));
    theme.textContent = '* { outline: none } button:focus, a:focus, input:focus { outline: 0 }';
    const rings = new Set<string>();
    await press('Tab');
    for (let stop = 0; stop < 40 && stage.contains(document.activeElement); stop++) {
      const focused = document.activeElement!;
      // Controls without a look of their own show the ring on the element that represents them.
      const box = focused.closest('.agency-affix:has(input:focus)') ?? focused;
      const shown = focused.matches('.agency-segment-box') ? focused.nextElementSibling! : box;
      rings.add(focused.className);
      expect(getComputedStyle(shown).outline, focused.outerHTML).to.match(/solid 3px$/);
      await press('Tab');
    }
    expect(rings.size).to.be.above(10);
    theme.remove();
  });

  it('fits into 320 px, in both directions of text', async () => {
    await setViewport({ width: 320, height: 800 });
    const stage = await draw(scene);
    one('button[type=submit]').click();
    await drawn();
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      expect(document.documentElement.scrollWidth, dir).to.be.at.most(320);
      for (const element of stage.querySelectorAll('[class*=agency-]')) {
        if (element.closest('.agency-visually-hidden, .agency-tabs')) continue;
        const { left, right } = element.getBoundingClientRect();
        expect(Math.min(left, 320 - right), `${dir} ${element.className}`).to.be.at.least(-0.5);
      }
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('turns arrows round where text runs from right to left, and leaves figures as they are', async () => {
    document.documentElement.dir = 'rtl';
    await draw(scene);
    expect(getComputedStyle(one('[rel=next] .agency-icon')).transform).to.equal('matrix(-1, 0, 0, 1, 0, 0)');
    expect(getComputedStyle(one('.agency-figures')).direction).to.equal('ltr');
    expect(getComputedStyle(one('[type=tel]')).direction).to.equal('ltr');
    expect(getComputedStyle(one('[type=email]')).direction).to.equal('rtl');
  });

  // Only some browsers let a test emulate the visitor's preferences.
  if (canEmulate) {
    it('is light or dark as the page says it is, whatever the system prefers', async () => {
      await emulateMedia({ colorScheme: 'dark' });
      await draw(
        <Empty icon={search} heading="Nothing">
          {null}
        </Empty>,
      );
      const ground = () => getComputedStyle(one('.agency-empty')).backgroundColor;
      expect(getComputedStyle(document.documentElement).colorScheme).to.equal('normal');
      const light = ground();
      document.documentElement.dataset.theme = 'system';
      const dark = ground();
      expect(dark).to.not.equal(light);
      document.documentElement.dataset.theme = 'light';
      expect(ground()).to.equal(light);
      await emulateMedia({ colorScheme: 'light' });
      document.documentElement.dataset.theme = 'dark';
      expect(ground()).to.equal(dark);
    });

    it('does not move for those who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      await draw(scene);
      expect(getComputedStyle(document.querySelector('.agency-bone')!).animationName).to.equal('none');
      expect(getComputedStyle(one('button[type=submit]')).transitionDuration).to.equal('0s');
      await emulateMedia({ reducedMotion: 'no-preference' });
    });

    it('prints black on white', async () => {
      document.documentElement.dataset.theme = 'dark';
      await emulateMedia({ media: 'print' });
      await draw(scene);
      expect(getComputedStyle(one('h2')).color).to.equal('rgb(0, 0, 0)');
      expect(getComputedStyle(one('.agency-pager')).display).to.equal('none');
      await emulateMedia({ media: 'screen' });
    });
  }
});
