import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import {
  contactForm,
  forgottenPasswordForm,
  newPasswordForm,
  profileForm,
  registrationForm,
  signInForm,
  valuationForm,
  viewingForm,
} from '../../src/domain/forms';
import { personOf } from '../../src/domain/lead-person';
import { isStrongPassword, newPasswordPattern, passwordRules } from '../../src/domain/password-rules';
import { blankAddress, streetLine } from '../../src/domain/postal-address';
import { telephoneAsSent } from '../../src/domain/telephone';
import { validate, type Field, type FieldValue, type ValidationSettings } from '../../src/domain/validation';
import { processorTime } from './processor-time';

const person = { firstName: 'Ann', lastName: 'Hall-Smith', email: 'ann@example.com', telHome: '01225960001' };
const registration = { ...person, password: 'secret', passwordConfirmation: 'secret', optInTerms: true };
const viewing = { ...person, message: 'Saturday?', optInTerms: true };
const valuation = { ...person, street: 'Mill Road', town: 'Bath', postcode: 'ba11aa', optInTerms: true };

/** The error of one field of a form that is otherwise valid. */
const errorOf = (
  form: readonly Field[],
  right: Record<string, FieldValue>,
  field: string,
  value: FieldValue,
  settings: ValidationSettings = {},
) => validate(form, { ...right, [field]: value }, settings)[field];
const accepts = (
  form: readonly Field[],
  right: Record<string, FieldValue>,
  field: string,
  values: readonly FieldValue[],
) => {
  for (const value of values) assert.equal(errorOf(form, right, field, value), undefined, `${field} ${String(value)}`);
};
const refuses = (
  form: readonly Field[],
  right: Record<string, FieldValue>,
  field: string,
  values: readonly FieldValue[],
  message?: string,
) => {
  for (const value of values) {
    const error = errorOf(form, right, field, value);
    assert.ok(message === undefined ? error : error === message, `${field} ${String(value)}: ${error}`);
  }
};

const emails = ['ann@example.com', 'ANN@EXAMPLE.COM', ' ann@example.com ', "o'brien+news@mail.example.co.uk", 'a@b.co'];
const noEmails = [
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@ex ample.com',
  'ann@@example.com',
  'ann@-example.com',
];

describe('sign-in', () => {
  const right = { email: 'ann@example.com', password: 'secret' };

  it('ACC-16 needs an email address', () => {
    assert.deepEqual(validate(signInForm, right), {});
    accepts(signInForm, right, 'email', emails);
    refuses(signInForm, right, 'email', [...noEmails, undefined, '   ']);
  });

  it('ACC-17 needs a password of at least five characters, and asks nothing more of it', () => {
    accepts(signInForm, right, 'password', ['12345', '     ', 'x'.repeat(200)]);
    refuses(signInForm, right, 'password', ['1234'], 'Your password must be at least 5 characters long');
    refuses(signInForm, right, 'password', ['', undefined], 'Enter your password');
  });
});

describe('registration', () => {
  it('ACC-26 names have letters, accented ones too, digits, hyphens and spaces', () => {
    assert.deepEqual(validate(registrationForm, registration), {});
    for (const name of ['firstName', 'lastName']) {
      accepts(registrationForm, registration, name, [
        'Ann',
        'Zoë',
        'Anne-Marie',
        'Mary Ann',
        'Louis 14',
        'Siân',
        'Łukasz',
        'Ng',
        'x'.repeat(200),
      ]);
      refuses(registrationForm, registration, name, [
        "O'Brien",
        'Ann!',
        '<b>',
        'Jr.',
        '',
        ' ',
        undefined,
        'x'.repeat(201),
      ]);
    }
  });

  it('ACC-27 needs an email address', () => {
    accepts(registrationForm, registration, 'email', emails);
    refuses(registrationForm, registration, 'email', noEmails);
  });

  it('ACC-28 telephone may be empty, else +44 or 0 and nine to ten digits, spaces aside', () => {
    accepts(registrationForm, registration, 'telHome', [
      '',
      ' ',
      undefined,
      '0122596000',
      '01225960001',
      '+441225960001',
      '+44 1225 960001',
    ]);
    refuses(registrationForm, registration, 'telHome', [
      '012259600',
      '012259600011',
      '1225960001',
      '+331225960001',
      '0122596000x',
      'x0122596000',
      '+4412259600',
    ]);
  });

  it('ACC-29 needs the password and the same once more', () => {
    refuses(registrationForm, registration, 'password', ['', 'abcd'], undefined);
    refuses(registrationForm, registration, 'passwordConfirmation', [''], 'Enter your password a second time');
    refuses(
      registrationForm,
      registration,
      'passwordConfirmation',
      ['Secret', 'secret '],
      'The two passwords are not the same',
    );
  });

  it('ACC-30 needs the terms', () => {
    refuses(
      registrationForm,
      registration,
      'optInTerms',
      [false, undefined, ''],
      'You must agree to our terms & conditions',
    );
  });

  it('ACC-31 marketing is optional', () => {
    assert.deepEqual(validate(registrationForm, { ...registration, ...{ optInMarketing: false } }), {});
  });
});

describe('profile', () => {
  it('ACC-40 names have letters, digits, hyphens and spaces', () => {
    accepts(profileForm, person, 'firstName', ['Zoë 2']);
    refuses(profileForm, person, 'lastName', ["O'Brien", '']);
  });

  it('ACC-41 telephones may be empty, else have 6 to 20 digits, spaces and - . ( ) / +', () => {
    for (const name of ['telHome', 'telMobile']) {
      accepts(profileForm, person, name, ['', undefined, '123456', '+44 (0)1225/960-001', '1.2.3.', '1'.repeat(20)]);
      refuses(profileForm, person, name, ['12345', '  12345', '1'.repeat(21), '12345x', '１２３４５６']);
    }
  });
});

describe('passwords', () => {
  const right = { password: 'Correct-horse1', passwordConfirmation: 'Correct-horse1' };
  const message =
    'Password must have: an uppercase letter, a number or special character (!@£%^) and be at least 10 characters long.';

  it('ACC-56 the forgotten-password form needs an email address', () => {
    accepts(forgottenPasswordForm, {}, 'email', emails);
    refuses(forgottenPasswordForm, {}, 'email', noEmails);
  });

  it('ACC-63 a new one has ten characters, a small and a capital letter, and a digit or one of ( ) ! @ £ % ^', () => {
    accepts(newPasswordForm, { ...right, passwordConfirmation: '' }, 'password', ['Abcdefghi1']);
    for (const special of ['1', '(', ')', '!', '@', '£', '%', '^'])
      assert.ok(isStrongPassword(`Abcdefghi${special}`), special);
    for (const weak of ['Abcdefgh1', 'abcdefghi1', 'ABCDEFGHI1', 'Abcdefghij', 'Abcdefghi$', ''])
      assert.equal(isStrongPassword(weak), false, weak);
  });

  it('ACC-63 the pattern attribute agrees with the rules', () => {
    const pattern = new RegExp(`^(?:${newPasswordPattern})$`, 'u');
    const characters = fc.constantFrom(...'abcABC123()!@£%^$ é', '😀');
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 14 }), (list) => {
        assert.equal(pattern.test(list.join('')), isStrongPassword(list.join('')));
      }),
      { numRuns: 2000 },
    );
  });

  it('ACC-64 says in full what is missing', () => {
    refuses(newPasswordForm, right, 'password', ['short', 'abcdefghi1'], message);
    refuses(newPasswordForm, right, 'password', [''], 'Enter a new password');
  });

  it('ACC-63 shows each rule and whether it is kept while the visitor types', () => {
    assert.deepEqual(
      passwordRules('Abc').map(({ kept }) => kept),
      [false, true, true, false],
    );
    assert.ok(passwordRules('Abcdefghi1').every(({ kept }) => kept));
  });

  it('ACC-62 a rule and message of the page take the place of ours', () => {
    const settings = {
      newPassword: { accepts: (password: string) => password.length >= 12, message: 'Twelve, please' },
    };
    assert.equal(errorOf(newPasswordForm, right, 'password', 'Abcdefghi1', settings), 'Twelve, please');
    assert.equal(
      errorOf(newPasswordForm, { passwordConfirmation: 'abcdefghijkl' }, 'password', 'abcdefghijkl', settings),
      undefined,
    );
  });

  it('ACC-29 the confirmation of a new one is the same', () => {
    refuses(newPasswordForm, right, 'passwordConfirmation', ['Correct-horse2'], 'The two passwords are not the same');
  });
});

describe('enquiries', () => {
  it('LED-02, LED-29, VAL-23 names have letters, accented ones too, hyphens and spaces', () => {
    for (const [form, right] of [
      [viewingForm, viewing],
      [contactForm, viewing],
      [valuationForm, valuation],
    ] as const) {
      assert.deepEqual(validate(form, right), {});
      accepts(form, right, 'firstName', ['Zoë', 'Anne-Marie', 'Mary Ann']);
      refuses(form, right, 'firstName', ['', ' ', 'Ann1', 'Ann_'], 'Please enter a valid first name');
      refuses(form, right, 'lastName', ['', 'Hall2'], 'Please enter a valid last name');
    }
  });

  it('LED-03, LED-17, VAL-24 telephone needs at least six digits and nothing but digits, spaces aside', () => {
    accepts(viewingForm, viewing, 'telHome', ['123456', '01225 960 001', '1'.repeat(30)]);
    refuses(
      viewingForm,
      viewing,
      'telHome',
      ['', '12345', '12 34 5', '+441225960001', '01225-960001', '01225960001 ext 2', 'abcdef'],
      'Please enter a valid phone number',
    );
    refuses(valuationForm, valuation, 'telHome', ['12345'], 'Please enter a valid phone number');
  });

  it('LED-17 LED-18 VAL-24 VAL-33 ACC-28 ACC-41 the setting acceptWrittenTelephones takes one kind of number in every form', () => {
    const settings = { acceptWrittenTelephones: true };
    const forms: readonly (readonly [readonly Field[], Record<string, FieldValue>])[] = [
      [viewingForm, viewing],
      [contactForm, viewing],
      [valuationForm, valuation],
      [registrationForm, registration],
      [profileForm, person],
    ];
    const written = [
      ...['+44 7700 900123', '(020) 7946-0958', '01632.960.001', '+44 (0)1632 960 001', '020 7946–0958'],
      ...['01632/960001', '+33 1 53 01 00 00', '0044 1632 960001', '123456', '\u202a+44\u00a01632\u2011960001\u202c'],
    ];
    for (const [form, right] of forms) {
      for (const number of written) assert.equal(errorOf(form, right, 'telHome', number, settings), undefined, number);
      for (const number of [
        '12345',
        '(12) 34-5',
        '+',
        '01632 960001 x2',
        '01632+960001',
        '++441632960001',
        '1'.repeat(21),
        '01632 960001  12',
        '+44 (0)1632 960001 12',
        '+4401632960001 12',
      ])
        assert.ok(errorOf(form, right, 'telHome', number, settings), number);
    }
    assert.ok(errorOf(viewingForm, viewing, 'telHome', '', settings), 'it is still needed in an enquiry');
    assert.equal(errorOf(registrationForm, registration, 'telHome', '', settings), undefined);
  });

  it('LED-17 VAL-33 ACC-28 ACC-41 a number copied with its invisible direction marks is what it looks like', () => {
    const copied = '\u202a01632 960001\u202c';
    for (const [form, right] of [
      [viewingForm, viewing],
      [valuationForm, valuation],
      [registrationForm, registration],
      [profileForm, person],
    ] as const)
      assert.equal(errorOf(form as readonly Field[], right, 'telHome', copied), undefined);
  });

  it('LED-17 a number is sent as its digits, with the plus before them', () => {
    for (const [typed, sent] of [
      ['+44 7700 900123', '+447700900123'],
      ['(020) 7946-0958', '02079460958'],
      ['+44 (0)1632 960.001', '+441632960001'],
      ['\u202a01632\u00a0960\u2011001\u202c', '01632960001'],
      ['', ''],
    ] as const) {
      assert.equal(telephoneAsSent(typed), sent);
      assert.equal(personOf({ telHome: typed }).telHome, sent);
    }
    assert.equal(telephoneAsSent('01632 96O 001 x2'), '0163296O001x2', 'what is no separator stays, to be refused');
  });

  it('LED-04, VAL-25 email is needed and right', () => {
    accepts(viewingForm, viewing, 'email', emails);
    refuses(viewingForm, viewing, 'email', noEmails, 'Please enter a valid email');
    refuses(valuationForm, valuation, 'email', noEmails, 'Please enter a valid email');
  });

  it('LED-04 an email may be as long as mail servers take, and no longer, in each of its parts', () => {
    /** With the longest part before the @, and 189 characters after it. */
    const longest = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}com`;
    assert.equal(longest.length, 254);
    const label = 'b'.repeat(63);
    accepts(viewingForm, viewing, 'email', [longest, `a@${label}.com`, `a@b.${label}`]);
    const tooLong = [`${longest}m`, `${'a'.repeat(65)}@example.com`, `a@${label}b.com`, `a@b.${label}b`];
    refuses(viewingForm, viewing, 'email', tooLong, 'Please enter a valid email');
  });

  it('LED-05 a viewing needs a message', () => {
    refuses(viewingForm, viewing, 'message', ['', '  \n'], 'Please enter a valid message');
  });

  it('a message that is too long for us is refused in every form, before it is cut', () => {
    const longest = 'x'.repeat(2000);
    for (const [form, right] of [
      [viewingForm, viewing],
      [contactForm, viewing],
      [valuationForm, valuation],
    ] as const) {
      accepts(form, right, 'message', [longest, ` ${longest}\n`]);
      refuses(form, right, 'message', [`${longest}x`], 'Your message must be 2,000 characters or fewer');
    }
  });

  it('LED-30 staff and department forms need none', () => {
    assert.deepEqual(validate(contactForm, { ...person, optInTerms: true }), {});
  });

  it('LED-06, LED-31, VAL-32 the terms are needed', () => {
    for (const form of [viewingForm, contactForm, valuationForm]) {
      refuses(form, { ...viewing, ...valuation }, 'optInTerms', [false], 'You must agree to our terms & conditions');
    }
  });

  it('LED-14 text of white space only is as good as none', () => {
    refuses(viewingForm, viewing, 'firstName', [' ', '\t\n', '\u00a0'], 'Please enter a valid first name');
  });

  it('LED-15 a select is wrong while it stands on "default"', () => {
    const choice: Field = {
      name: 'branch',
      rule: 'choice',
      required: true,
      missing: 'Choose a branch',
      invalid: 'Choose a branch',
    };
    assert.deepEqual(validate([choice], { branch: 'default' }), { branch: 'Choose a branch' });
    assert.deepEqual(validate([choice], { branch: 'bath' }), {});
    assert.deepEqual(validate([{ ...choice, required: false }], { branch: 'default' }), {});
  });

  it('LED-16 every required field that is empty or wrong is named, in reading order', () => {
    assert.deepEqual(Object.keys(validate(viewingForm, {})), [
      'firstName',
      'lastName',
      'email',
      'telHome',
      'message',
      'optInTerms',
    ]);
    assert.deepEqual(Object.keys(validate(viewingForm, { ...viewing, telHome: 'x', lastName: '1' })), [
      'lastName',
      'telHome',
    ]);
  });

  it('LED-19 an apostrophe is refused, until the site setting namePattern admits it in every form', () => {
    const settings = { namePattern: "['’.]" };
    for (const [form, right] of [
      [viewingForm, viewing],
      [registrationForm, registration],
      [profileForm, person],
    ] as const) {
      assert.ok(errorOf(form, right, 'lastName', "O'Brien"));
      assert.equal(errorOf(form, right, 'lastName', "D’Arcy-O'Brien Jr.", settings), undefined);
      assert.ok(errorOf(form, right, 'lastName', 'O"Brien', settings));
    }
    for (const namePattern of ['[', '(?<', 'x'.repeat(500), '']) {
      assert.ok(
        errorOf(viewingForm, viewing, 'lastName', "O'Brien", { namePattern }),
        'a pattern that is none changes nothing',
      );
      assert.equal(errorOf(viewingForm, viewing, 'lastName', 'Hall', { namePattern }), undefined);
    }
    const whole = { namePattern: "[\\p{L}\\p{M}'’ .-]+" };
    assert.equal(errorOf(viewingForm, viewing, 'lastName', "O'Brien", whole), undefined, 'written as for a whole name');
  });
});

describe('valuation', () => {
  it('VAL-26 the house number is a number', () => {
    accepts(valuationForm, valuation, 'houseNumber', ['', undefined, '7', ' 12 ']);
    refuses(valuationForm, valuation, 'houseNumber', ['12A', '7-9', 'seven'], 'Please enter a valid house number');
  });

  it('VAL-26 VAL-34 the setting acceptLetteredHouseNumbers takes 12a and 12-14, which stand before the street', () => {
    const settings = { acceptLetteredHouseNumbers: true };
    for (const houseNumber of ['', '7', '12a', '12 A', '12-14', '12a–12c', '12 - 14', '12/2'])
      assert.equal(errorOf(valuationForm, valuation, 'houseNumber', houseNumber, settings), undefined, houseNumber);
    for (const houseNumber of ['seven', 'a', '12ab', '12-', '-12', 'Flat 2', '12-14-16', '<12>'])
      assert.ok(errorOf(valuationForm, valuation, 'houseNumber', houseNumber, settings), houseNumber);
    const house = { ...blankAddress, street: 'Mill Road' };
    assert.equal(streetLine({ ...house, houseNumber: ' 12a ' }), '12a Mill Road');
    assert.equal(streetLine({ ...house, houseNumber: '12-14', houseName: 'The Mill' }), 'The Mill, 12-14 Mill Road');
  });

  it('VAL-27, VAL-28, VAL-29 street, town and postcode are needed', () => {
    refuses(valuationForm, valuation, 'street', ['', ' '], 'Please enter a valid street');
    refuses(valuationForm, valuation, 'town', ['', ' '], 'Please enter a valid town');
    refuses(valuationForm, valuation, 'postcode', ['', ' '], 'Please enter a valid postcode');
  });

  it('VAL-29 the postcode is a whole one, in any spacing or case, or no branch would be found for a mistyped one', () => {
    accepts(valuationForm, valuation, 'postcode', ['BA1 2QA', ' ba12qa ', 'SW1A 1AA', 'm11ae', 'JE2 3AB']);
    refuses(valuationForm, valuation, 'postcode', ['BA1 2Q', 'BA1', 'Bath', '12345'], 'Please enter a valid postcode');
  });

  it('VAL-30 the county is optional, and no number', () => {
    accepts(valuationForm, valuation, 'county', ['', 'Somerset', 'Tyne & Wear', "King's Co."]);
    refuses(valuationForm, valuation, 'county', ['123', 'Kent<', '<Kent'], 'Please enter a valid county');
    accepts(valuationForm, valuation, 'county', ['x'.repeat(200)]);
    refuses(valuationForm, valuation, 'county', ['x'.repeat(201)], 'Please enter a valid county');
  });

  it('VAL-31 the house name is optional', () => {
    assert.deepEqual(validate(valuationForm, { ...valuation, ...{ houseName: '' } }), {});
  });
});

describe('any form', () => {
  it('T05 names of fields and values cannot reach a prototype', () => {
    const field: Field = { name: '__proto__', rule: 'any', required: true, missing: 'Needed', invalid: '' };
    const errors = validate([field, { ...field, name: 'constructor' }], {});
    assert.deepEqual(Object.entries(errors), [
      ['__proto__', 'Needed'],
      ['constructor', 'Needed'],
    ]);
    assert.equal('polluted' in {}, false);
  });

  it('T27 takes time in proportion to what was typed, also under a hostile pattern of the page', () => {
    const forms: readonly (readonly Field[])[] = [
      signInForm,
      registrationForm,
      profileForm,
      newPasswordForm,
      viewingForm,
      valuationForm,
    ];
    const bad = ['a', ' ', '-', 'a@', 'a.', '0', '+44', '(', 'é', "'", '\u0301', 'A1('];
    const settings = {
      namePattern: '(?:(?:a+)+)+$|(.*)*x',
      acceptWrittenTelephones: true,
      acceptLetteredHouseNumbers: true,
    };
    const timeOf = (length: number) =>
      processorTime(() => {
        for (const piece of bad) {
          const text = `${piece.repeat(length / piece.length)}!`;
          for (const form of forms) validate(form, Object.fromEntries(form.map(({ name }) => [name, text])), settings);
          passwordRules(text);
        }
      });
    timeOf(1000);
    const [short, long] = [Math.max(1, timeOf(6_000)), timeOf(48_000)];
    assert.ok(long < short * 8 * 6, `eight times the text took ${long} ms after ${short} ms`);
    assert.ok(long / (bad.length * forms.length) < 50, 'less than 50 ms for each form');
  });
});
