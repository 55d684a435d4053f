import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isDraftOf, newHomesDraft, readNewHomesDraft } from '../../src/domain/new-homes-draft';
import { isAddress, newHomesErrors, newHomesForm, type NewHomesForm } from '../../src/domain/new-homes-form';

const read = (given: unknown) => {
  const reported: string[] = [];
  return { form: newHomesForm.read({ new_homes_form: given }, (key) => reported.push(key)), reported };
};
const formOf = (...formElements: object[]): NewHomesForm => read({ formElements }).form!;
const agreed = { 'marketing_preferences[opt_in_terms]': 'on' };
const email = { fieldName: 'email', friendlyName: 'email', required: true };

describe('a form for new homes', () => {
  it('NHE-02 NHE-04 is read with all that it says, in both spellings', () => {
    const { form, reported } = read({
      form_elements: [
        { field_name: 'message', friendly_name: 'Message', input_type: 'textarea', required: 1, value: 'Hi' },
      ],
      ga_name: 'New homes',
      submitButtonText: 'Register',
      htmlFormId: 'new-homes',
      displayAddress: 'Mill Yard, Bath',
      propertyId: 12,
      para: '<p>Hello</p>',
    });
    const { formElements, ...rest } = form!;
    assert.deepEqual(rest, {
      gaName: 'New homes',
      submitButtonText: 'Register',
      htmlFormId: 'new-homes',
      displayAddress: 'Mill Yard, Bath',
      propertyId: '12',
      para: '<p>Hello</p>',
    });
    assert.deepEqual(formElements, [
      {
        fieldName: 'message',
        friendlyName: 'Message',
        inputType: 'textarea',
        required: true,
        hidden: false,
        disabled: false,
        fieldPostion: '',
        value: 'Hi',
        error: '',
      },
    ]);
    assert.deepEqual(reported, []);
  });

  it('F48 is none without a field, which is reported unless the page says nothing', () => {
    for (const given of ['x', 7, [], { formElements: 7 }, { formElements: [{}, null, { fieldName: '../x' }] }]) {
      const { form, reported } = read(given);
      assert.equal(form, undefined);
      assert.deepEqual(reported, ['new_homes_form']);
    }
    assert.deepEqual(read(undefined), { form: undefined, reported: [] });
  });

  it('NHE-02 NHE-17 has the fields whose names are words, and none whose name would post another', () => {
    const names = ['first-name', 'Flat no.', 'how did you hear', '-x', 'a'.repeat(64)];
    const wrong = ['.x', 'a/b', 'a[b]', 'a]', 'a"b', 'a=b', 'é', 'a'.repeat(65)];
    const { formElements } = formOf(...[...names, ...wrong].map((fieldName) => ({ fieldName })));
    assert.deepEqual(
      formElements.map(({ fieldName }) => fieldName),
      names,
    );
  });

  it('NHE-07 NHE-08 knows the development and its property by itself', () => {
    const elements = [
      { fieldName: 'development_of_interest', value: 'x' },
      { fieldName: 'development_id', hidden: true },
    ];
    const { form } = read({ formElements: elements, displayAddress: 'Mill Yard , Bath, BA1', propertyId: 12 });
    const [development, id] = form!.formElements;
    assert.deepEqual(
      [development!.value, development!.disabled, id!.value, id!.disabled],
      ['Mill Yard', true, '12', false],
    );
    assert.equal(formOf(elements[0]!).formElements[0]!.value, 'x', 'no address is known');
  });

  it('NHE-09 looks two of its fields up', () => {
    const { formElements } = formOf(
      ...['address', 'current_home_address', 'email'].map((fieldName) => ({ fieldName })),
    );
    assert.deepEqual(formElements.map(isAddress), [true, true, false]);
  });

  it('NHE-11 asks for what it needs, in the words of the page', () => {
    const form = formOf(
      email,
      { fieldName: 'tel_home', required: true },
      { fieldName: 'message', friendlyName: 'message' },
    );
    assert.deepEqual(newHomesErrors(form, { ...agreed, 'form_submission[email]': ' ' }), {
      'form_submission[email]': 'Please enter a valid email',
      'form_submission[tel_home]': 'Please enter a valid tel home',
    });
    const bad = newHomesErrors(formOf(email), { ...agreed, 'form_submission[email]': 'nobody' });
    assert.deepEqual(bad, { 'form_submission[email]': 'Please enter a valid email' });
    assert.deepEqual(newHomesErrors(formOf(email), { ...agreed, 'form_submission[email]': 'a@example.com' }), {});
  });

  it('NHE-11 refuses a message that is too long for us, before it is cut', () => {
    const form = formOf({ fieldName: 'message' }, { fieldName: 'notes' });
    const errors = (length: number) => {
      const text = 'x'.repeat(length);
      return newHomesErrors(form, { ...agreed, 'form_submission[message]': text, 'form_submission[notes]': text });
    };
    assert.deepEqual(errors(2000), {});
    assert.deepEqual(errors(2001), {
      'form_submission[message]': 'Your message must be 2,000 characters or fewer',
    });
  });

  it('NHE-05 NHE-11 asks for nothing that nobody can enter', () => {
    const form = formOf({ ...email, hidden: true }, { fieldName: 'town', required: true, disabled: true });
    assert.deepEqual(newHomesErrors(form, agreed), {});
  });

  it('NHE-12 keeps to what the page says is wrong until it is changed', () => {
    const form = formOf({ fieldName: 'email', value: 'taken@example.com', error: 'This address is taken' });
    const errors = (text: string) => newHomesErrors(form, { ...agreed, 'form_submission[email]': text });
    assert.deepEqual(errors('taken@example.com'), { 'form_submission[email]': 'This address is taken' });
    assert.deepEqual(errors('free@example.com'), {});
  });

  it('NHE-12 LED-17 LED-19 refuses the names and numbers that the server would, and admits what the site admits', () => {
    const names = ['first_name', 'last_name', 'tel_home', 'tel_mobile', 'town'];
    const form = formOf(...names.map((fieldName) => ({ fieldName })));
    const fieldsRefused = (text: string, settings?: { namePattern: string }) => {
      const answers = Object.fromEntries(names.map((name) => [`form_submission[${name}]`, text]));
      return Object.keys(newHomesErrors(form, { ...agreed, ...answers }, settings)).map((name) => name.slice(16, -1));
    };
    assert.deepEqual(fieldsRefused('O’Brien'), ['first_name', 'last_name', 'tel_home', 'tel_mobile']);
    assert.deepEqual(fieldsRefused('O’Brien', { namePattern: '[’]' }), ['tel_home', 'tel_mobile']);
    assert.deepEqual(fieldsRefused('01632 960188'), ['first_name', 'last_name']);
    assert.deepEqual(fieldsRefused('12345'), names.slice(0, 4));
    assert.deepEqual(fieldsRefused(''), []);
  });

  it('NHE-17 keeps what was entered for itself, with the lines of its addresses and without what nobody enters', () => {
    const { form } = read({
      formElements: [
        { fieldName: 'message' },
        { fieldName: 'address' },
        { fieldName: 'source', hidden: true },
        { fieldName: 'office', disabled: true },
      ],
      htmlFormId: 'new-homes',
      propertyId: 12,
    });
    const answers = {
      'form_submission[message]': 'Hello',
      'form_submission[address]': '14 Riv',
      'form_submission[address_house_number]': '14',
    };
    const entered = { ...answers, ...agreed, 'form_submission[source]': 'x', 'form_submission[office]': 'y' };
    const kept = newHomesDraft(form!, entered);
    assert.deepEqual(kept.answers, answers);
    assert.deepEqual(readNewHomesDraft({ ...kept, answers: entered }, form!), answers);
    assert.ok(isDraftOf(kept, form!));
    for (const other of [{ htmlFormId: 'viewings' }, { propertyId: '13' }])
      assert.deepEqual(readNewHomesDraft(kept, { ...form!, ...other }), {});
    for (const wrong of [undefined, 'x', { about: kept.about }, { ...kept, answers: [] }])
      assert.deepEqual(readNewHomesDraft(wrong, form!), {});
  });

  it('NHE-13 needs the agreement to the terms', () => {
    assert.deepEqual(newHomesErrors(formOf({ fieldName: 'message' }), {}), {
      'marketing_preferences[opt_in_terms]': 'You must agree to our terms & conditions',
    });
  });
});
