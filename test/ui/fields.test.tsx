import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { useState } from 'react';

import { Checkbox } from '../../src/ui/checkbox';
import { Field } from '../../src/ui/field';
import { NumberField } from '../../src/ui/number-field';
import { PasswordField } from '../../src/ui/password-field';
import { RadioGroup } from '../../src/ui/radio-group';
import { SelectField } from '../../src/ui/select-field';
import { TelephoneField } from '../../src/ui/telephone-field';
import { TextArea } from '../../src/ui/text-area';
import { TextField } from '../../src/ui/text-field';
import { caretIn, formatTyped, numberTyped } from '../../src/ui/typed-number';
import { inFront } from '../support/keyboard';
import { until } from '../support/watch';
import { clear, description, draw, one, press, type } from './stage';
import { dress } from './theme';

const input = () => one<HTMLInputElement>('.agency-input');
const caret = (box: HTMLInputElement) =>
  `${box.value.slice(0, box.selectionStart!)}|${box.value.slice(box.selectionStart!)}`;

describe('fields', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  it('of choices open from their arrow too', async () => {
    const stage = await draw(
      <SelectField name="sort" label="Sort by">
        <option>Newest first</option>
      </SelectField>,
    );
    const { left, top, width, height } = stage.querySelector('select + .agency-icon')!.getBoundingClientRect();
    const select = one('select');
    expect(document.elementFromPoint(left + width / 2, top + height / 2) === select).to.equal(true);
    const box = select.getBoundingClientRect();
    expect(top + height / 2).to.be.closeTo(box.top + box.height / 2, 1);
  });

  it('are labelled and described, and have no violation in any state', async () => {
    const stage = await draw(
      <>
        <TextField name="a" label="First name" autoComplete="given-name" />
        <TextField name="b" label="Email" type="email" hint="We reply within one working day" />
        <TextField
          name="c"
          label="Telephone"
          type="tel"
          hint="For example 01632 960140"
          error="Please enter a valid phone number"
        />
        <TextField name="d" label="Reference" defaultValue="HV-BAT-2041" readOnly />
        <TextField name="e" label="Subject" defaultValue="14 Rivers Street" disabled />
        <TextField name="f" label="Last name" optional />
        <TextArea name="g" label="Your message" error="Please enter a message" />
        <SelectField name="h" label="Email me" hint="2+ bedrooms in Bath">
          <option>Immediately</option>
          <option>Weekly</option>
        </SelectField>
        <RadioGroup
          name="i"
          label="News"
          error="Choose one"
          choices={[
            { value: 'yes', label: 'Yes', hint: 'Once a week' },
            { value: 'no', label: 'No' },
          ]}
        />
        <RadioGroup
          name="j"
          label="Channel"
          look="bar"
          defaultValue="sales"
          choices={[
            { value: 'sales', label: 'Buy' },
            { value: 'lettings', label: 'Rent' },
          ]}
        />
        <Checkbox name="k" label="I agree" hint="You can change your mind" error="You must agree" />
        <NumberField name="l" label="Price" prefix="£" suffix="or less" error="Too much" />
        <PasswordField name="m" label="Password" autoComplete="current-password" />
      </>,
    );
    await expect(stage).to.be.accessible();
    const labels = [...stage.querySelectorAll('.agency-label')].map((label) => label.textContent);
    expect(labels).to.include('Last name (optional)');
    expect(description(one('input[name=c]'))).to.equal(
      'For example 01632 960140 | Error: Please enter a valid phone number',
    );
    expect(description(one('[role=radiogroup][aria-invalid]'))).to.equal('Error: Choose one');
    expect(description(one('input[name=k]'))).to.equal('You can change your mind | Error: You must agree');
    for (const box of stage.querySelectorAll('[id]')) expect(box.id).to.match(/^agency-/);
    expect(one('input[name=b]').getAttribute('inputmode')).to.equal('email');
    expect(one('input[name=b]').getAttribute('autocomplete')).to.equal('email');
    expect(one('input[name=c]').getAttribute('autocomplete')).to.equal('tel');
  });
});

describe('a group', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  it('is one of radio buttons only where one of them is chosen', async () => {
    const stage = await draw(
      <>
        <RadioGroup name="a" label="Channel" choices={[{ value: 'sales', label: 'Buy' }]} />
        <Field name="b" label="Who is buying?" error="Choose one" group="many">
          {() => <Checkbox name="c" label="A company" />}
        </Field>
      </>,
    );
    await expect(stage).to.be.accessible();
    const [one, many] = stage.querySelectorAll('fieldset');
    expect([one!.getAttribute('role'), many!.getAttribute('role')]).to.deep.equal(['radiogroup', null]);
    expect(many!.getAttribute('aria-invalid')).to.equal(null);
    expect(description(many!)).to.equal('Error: Choose one');
  });
});

describe('a telephone field', () => {
  afterEach(clear);

  it('LED-18 VAL-33 drops letters that were composed, once they are, and tells the form', async () => {
    const heard: string[] = [];
    await draw(
      <div onInput={() => heard.push(input().value)}>
        <TelephoneField name="telHome" label="Telephone" />
      </div>,
    );
    input().value = '01632 é';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input().value).to.equal('01632 é');
    input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'é' }));
    expect([input().value, heard.at(-1)]).to.deep.equal(['01632 ', '01632 ']);
  });
});

describe('a number field', () => {
  let undress: () => void;
  let heard: (number | undefined)[] = [];
  const price = (
    <form>
      <NumberField name="price" label="Price" prefix="£" onValue={(value) => heard.push(value)} />
    </form>
  );
  const answer = () => new FormData(document.querySelector('form')!).get('price');
  before(async () => (undress = await dress()));
  after(() => undress());
  beforeEach(() => (heard = []));
  afterEach(clear);

  it('shows thousands separators while one types and answers without them', async () => {
    await draw(price);
    input().focus();
    await type('450000');
    expect(caret(input())).to.equal('450,000|');
    expect(answer()).to.equal('450000');
    expect(heard.at(-1)).to.equal(450_000);
    expect(description(input())).to.equal('£');
  });

  it('writes out pounds in thousands, but no other figures', async () => {
    await draw(
      <>
        <NumberField name="price" label="Price" prefix="£" onValue={(value) => heard.push(value)} />
        <NumberField name="years" label="Years" onValue={(value) => heard.push(value)} />
      </>,
    );
    for (const [box, shown] of [
      [one('[name="price"]').parentElement!.querySelector<HTMLInputElement>('.agency-input')!, '450,000'],
      [one('[name="years"]').parentElement!.querySelector<HTMLInputElement>('.agency-input')!, '450'],
    ] as const) {
      box.focus();
      await type('450k');
      expect(box.value).to.equal(shown);
    }
    expect(heard.at(-1)).to.equal(450);
    expect(heard).to.include(450_000);
  });

  it('takes millions with a point as they are typed, and pounds without their pence', async () => {
    await draw(price);
    for (const [typed, shown, left] of [
      ['1.5m', '1,500,000', '1,500,000'],
      ['1.125m', '1,125,000', '1,125,000'],
      ['450000.50', '450,000.50', '450,000'],
    ] as const) {
      input().focus();
      input().select();
      await type(typed);
      expect(input().value).to.equal(shown);
      input().blur();
      expect(input().value).to.equal(left);
      expect([answer(), heard.at(-1)]).to.deep.equal([left.replaceAll(',', ''), Number(left.replaceAll(',', ''))]);
    }
  });

  it('keeps the caret where it is, in the middle too', async () => {
    await draw(price);
    input().focus();
    await type('450000');
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(caret(input())).to.equal('450|,000');
    await type('12');
    expect(caret(input())).to.equal('45,012|,000');
    await press('Backspace', 'Backspace');
    expect(caret(input())).to.equal('450|,000');
    await press('Delete');
    expect(caret(input())).to.equal('450,|000');
    await press('Delete', 'Delete', 'Delete');
    expect(caret(input())).to.equal('450|');
  });

  it('can be emptied across its separators', async () => {
    await draw(price);
    input().focus();
    await type('1234567');
    for (let left = 7; left > 0; left--) await press('Backspace');
    expect(input().value).to.equal('');
    expect(answer()).to.equal('');
    expect(heard.at(-1)).to.equal(undefined);
  });

  it('takes what people paste', async () => {
    await draw(price);
    for (const [pasted, shown] of [
      ['£450,000', '450,000'],
      [' 1 250 000 ', '1,250,000'],
      ['０１２３４', '1,234'],
      ['£1.5m', '1,500,000'],
      ['450k', '450,000'],
      ['abc', ''],
    ]) {
      input().value = '';
      input().focus();
      document.execCommand('insertText', false, pasted);
      expect(input().value).to.equal(shown);
    }
  });

  it('has as many decimals as it allows and follows a figure from elsewhere', async () => {
    function Pair() {
      const [percent, setPercent] = useState<number | undefined>(10);
      return (
        <>
          <NumberField name="percent" label="Deposit" suffix="%" decimals={2} value={percent} onValue={setPercent} />
          <button type="button" onClick={() => setPercent(12.5)}>
            set
          </button>
        </>
      );
    }
    await draw(<Pair />);
    expect(input().value).to.equal('10');
    input().select();
    await type('4.');
    expect(input().value).to.equal('4.');
    await type('125');
    expect(input().value).to.equal('4.12');
    one('button').click();
    await press('Tab');
    expect(input().value).to.equal('12.5');
  });

  it('leaves text alone while it is composed', async () => {
    await draw(price);
    input().value = '450000';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input().value).to.equal('450000');
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(input().value).to.equal('450,000');
  });

  it('formats every text to a figure that reads as the same number again', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (text, decimals) => {
        const shown = formatTyped(text, decimals);
        expect(formatTyped(shown, decimals)).to.equal(shown);
        expect(shown).to.match(/^(\d{1,3}(,\d{3})*(\.\d*)?)?$/);
        expect(numberTyped(shown) ?? 0).to.be.finite;
      }),
    );
    fc.assert(
      fc.property(fc.nat(999_999_999_999), fc.nat(20), (figure, back) => {
        const shown = formatTyped(String(figure), 0);
        const behind = shown.slice(shown.length - back);
        const place = caretIn(shown, behind, false);
        expect(shown.slice(place).replaceAll(',', '')).to.equal(behind.replaceAll(',', ''));
      }),
    );
  });
});

describe('a password field', () => {
  let undress: () => void;
  before(async () => (undress = await dress()));
  after(() => undress());
  afterEach(clear);

  it('shows and hides what was typed, and says which one it is', async () => {
    const stage = await draw(
      <>
        <PasswordField name="password" label="New password" autoComplete="new-password" hint="At least 10 characters" />
        <PasswordField name="again" label="Password confirmation" autoComplete="new-password" />
      </>,
    );
    const box = one<HTMLInputElement>('input[name=password]');
    expect(box.autocomplete).to.equal('new-password');
    box.focus();
    await type('x'.repeat(200));
    await press('Tab');
    expect(document.activeElement!.getAttribute('aria-label')).to.equal('Show new password');
    await press('Enter');
    expect(box.type).to.equal('text');
    expect(box.value.length).to.equal(200);
    expect(document.activeElement!.getAttribute('aria-label')).to.equal('Hide new password');
    expect(stage.querySelectorAll('[role=status]')[0]!.textContent).to.equal('Your new password is visible');
    expect(one<HTMLInputElement>('input[name=again]').type).to.equal('password');
    await expect(stage).to.be.accessible();
    await press('Enter');
    expect(box.type).to.equal('password');
  });

  it('says when caps lock is on', async () => {
    await draw(<PasswordField name="password" label="Password" autoComplete="current-password" />);
    await inFront();
    one('input').focus();
    one('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
    await until(() => one('[role=status]').textContent === 'Caps lock is on');
    expect(one('.agency-hint').textContent).to.equal('Caps lock is on');
    one('input').blur();
    await until(() => one('[role=status]').textContent === '');
  });
});
