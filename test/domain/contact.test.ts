import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { branchContact, propertyContact } from '../../src/domain/contact';
import { readContactBranch, readContactDepartment, type ContactBranch } from '../../src/domain/contact-branch';
import { addresseeOf, contactPage, officeContact, personCalled } from '../../src/domain/contact-page';
import { aboutProperty } from '../../src/domain/contact-request';
import { channelsOf, readStaffMember } from '../../src/domain/staff-member';

const people = [
  { staffMemberId: 1, firstName: 'Ada', surname: 'Hart', contactableForSales: false, contactableForLettings: true },
  { staffMemberId: 2, firstName: 'Ben', surname: 'Hart', contactableForSales: true, contactableForLettings: false },
  { staffMemberId: 3, firstName: 'Cy', surname: 'Hart', contactableForSales: true, contactableForLettings: true },
];
const given = {
  branchId: 7,
  branchName: 'Bath',
  branchUrl: 'bath',
  branchContactNumber: '01632 960140',
  branchSalesContactNumber: '01632 960141',
  branchLettingsContactNumber: '01632 960142',
  branchEmail: 'bath@hartwellvane.example',
  staff: people,
  departments: [
    { departmentId: 'auction-lets', name: 'Auctions to let', tag: 'auction', channel: 'lettings' },
    {
      departmentId: 'auctions',
      name: 'Auctions',
      tag: 'Auction',
      channel: 'sales',
      telephone: '01632 960150',
      email: 'auctions@hartwellvane.example',
      branchDepartmentUrlLabel: 'auctions',
      staff: [people[0], people[2]],
    },
    { departmentId: 'sales', name: 'Sales', channel: 'sales' },
  ],
  externalCommercialDepartment: { id: 9, name: 'Commercial', telephone: '01632 960199' },
};
const bath = readContactBranch(given)!;
const branchWith = (changes: object): ContactBranch => readContactBranch({ ...given, ...changes })!;
const choose = (tags: readonly string[], channel: 'sales' | 'lettings' = 'sales', branch = bath) =>
  propertyContact({ tags, channel }, branch);
const read = (raw: object) => contactPage.read(raw as Record<string, unknown>, () => undefined);

describe('whom somebody reaches about a property', () => {
  it('LED-43 of a commercial property the department for it, wherever it is', () => {
    for (const tag of ['commercial', 'gth commercial', 'Commercial-Property']) {
      const { isDepartment, id, branchOrDepartmentNumber } = choose([tag, 'auction']);
      assert.deepEqual([isDepartment, id, branchOrDepartmentNumber], [true, '9', '01632 960199'], tag);
    }
    const elsewhere = branchWith({ externalCommercialDepartment: { id: 9, name: 'Commercial', branchId: 8 } });
    const { branchId, branchOrDepartmentLink, branchOrDepartmentNumber } = choose(['commercial'], 'sales', elsewhere);
    assert.deepEqual([branchId, branchOrDepartmentLink, branchOrDepartmentNumber], ['8', undefined, '']);
    const without = branchWith({ externalCommercialDepartment: undefined });
    assert.equal(choose(['commercial', 'auction'], 'sales', without).id, 'auctions');
    assert.equal(choose(['uncommercial']).isBranch, true);
  });

  it('LED-36 at a branch that a tag names, by what the page says of it', () => {
    const page = read({ branch: given, branches: [{ id: 8, name: 'Wells', branchContactNumber: '01632 960180' }] });
    const { id, branchOrDepartmentName, branchOrDepartmentNumber } = officeContact(page, { branchId: '8' })!;
    assert.deepEqual([id, branchOrDepartmentName, branchOrDepartmentNumber], ['8', 'Wells', '01632 960180']);
    assert.equal(officeContact(page, { branchId: '9' })!.branchOrDepartmentName, '');
    assert.equal(officeContact(page)!.branchOrDepartmentName, 'Bath');
  });

  it('LED-27 at no branch of a page that lists several, at the only one of a page with one', () => {
    const [bath, wells] = [
      { id: 7, name: 'Bath' },
      { id: 8, name: 'Wells' },
    ];
    assert.equal(officeContact(read({ branches: [bath, wells] })), undefined);
    assert.equal(officeContact(read({ branches: [wells] }))!.branchOrDepartmentName, 'Wells');
  });

  it('LED-36 LED-27 at none of several branches where the page’s own has no id', () => {
    const [bath, wells] = [
      { id: 7, name: 'Bath' },
      { id: 8, name: 'Wells' },
    ];
    const nameless = { name: 'Frome' };
    assert.equal(officeContact(read({ branch: nameless, branches: [bath, wells] })), undefined);
    assert.equal(officeContact(read({ branch: nameless, branches: [wells] }))?.id, '8');
    assert.equal(officeContact(read({ branch: wells, branches: [bath, wells] }))?.id, '8');
    const property = { property_id: 12, branch: { branchId: 8 } };
    assert.equal(officeContact(read({ property, branch: nameless, branches: [bath, wells] }))?.id, '8');
  });

  it('LED-44 otherwise the department whose tag and channel are the property’s', () => {
    assert.equal(choose(['garden', 'auction']).id, 'auctions');
    assert.equal(choose(['auction'], 'lettings').id, 'auction-lets');
    assert.equal(choose(['garden']).isBranch, true, 'one without a tag is nobody’s in particular');
    for (const both of [undefined, null, '', 'both']) {
      const land = branchWith({ departments: [{ departmentId: 'land', name: 'Land', tag: 'land', channel: both }] });
      for (const channel of ['sales', 'lettings'] as const)
        assert.equal(choose(['land'], channel, land).id, 'land', 'one without a channel is for both');
    }
  });

  it('LED-45 LED-46 otherwise the branch, with the number of the channel, else its general one', () => {
    const { isBranch, isDepartment, id } = choose([]);
    assert.deepEqual([isBranch, isDepartment, id], [true, false, '7']);
    assert.equal(choose([]).branchOrDepartmentNumber, '01632 960141');
    assert.equal(choose([], 'lettings').branchOrDepartmentNumber, '01632 960142');
    assert.equal(branchContact(bath).branchOrDepartmentNumber, '01632 960140');
    const general = branchWith({ branchSalesContactNumber: '', branchLettingsContactNumber: undefined });
    assert.equal(choose([], 'sales', general).branchOrDepartmentNumber, '01632 960140');
    assert.equal(choose([], 'lettings', general).branchOrDepartmentNumber, '01632 960140');
  });

  it('LED-47 LED-25 of its people the first who answers for the channel', () => {
    assert.equal(choose([]).staffMember?.firstName, 'Ben');
    assert.equal(choose([], 'lettings').staffMember?.firstName, 'Ada');
    assert.equal(choose(['auction']).staffMember?.firstName, 'Cy', 'of the department, not of the branch');
    assert.equal(branchContact(bath).staffMember, undefined, 'without a property nobody in particular');
    const departments = [{ departmentId: 'land', name: 'Land', tag: 'land' }];
    const staff = [people[1], { ...people[2], departmentId: 'land' }];
    const { staffMember, branchOrDepartmentNumber } = choose(['land'], 'sales', branchWith({ departments, staff }));
    assert.equal(staffMember?.firstName, 'Cy', 'of the branch’s people whoever is in the department');
    assert.equal(branchOrDepartmentNumber, '01632 960141', 'the branch’s, for a department without its own');
    assert.equal(
      choose([], 'sales', branchWith({ staff: [{ staffMemberId: 4, firstName: 'Di' }] })).staffMember,
      undefined,
    );
  });

  it('LED-25 a person is written to about sales, lettings or both, as the flags say', () => {
    const channels = (flags: object) => channelsOf(readStaffMember({ staffMemberId: 1, ...flags })!);
    assert.deepEqual(channels({ contactableForSales: true, contactableForLettings: false }), ['selling']);
    assert.deepEqual(channels({ contactable_for_lettings: 1 }), ['letting']);
    assert.deepEqual(channels({ contactableForSales: true, contactableForLettings: true }), ['selling', 'letting']);
    assert.deepEqual(channels({ contactableForSales: false, contactableForLettings: false }), []);
    assert.deepEqual(channels({}), ['selling', 'letting']);
  });

  it('LED-48 LED-49 says all of it: name, page, number and mail', () => {
    assert.deepEqual(choose(['auction']), {
      isDepartment: true,
      isBranch: false,
      id: 'auctions',
      branchId: '7',
      staffMember: bath.departments[1]!.staff[1],
      branchOrDepartmentName: 'Auctions',
      branchOrDepartmentLink: '/branches/bath/departments/auctions',
      branchOrDepartmentNumber: '01632 960150',
      branchOrDepartmentEmail: 'auctions@hartwellvane.example',
    });
    const { branchOrDepartmentName, branchOrDepartmentLink, branchOrDepartmentEmail } = choose([]);
    assert.deepEqual(
      [branchOrDepartmentName, branchOrDepartmentLink, branchOrDepartmentEmail],
      ['Bath', '/branches/bath', 'bath@hartwellvane.example'],
    );
    for (const prefix of ['offices', '/offices', '/offices/']) {
      const { branchOrDepartmentLink: link } = propertyContact({ tags: [], channel: 'sales' }, bath, prefix);
      assert.equal(link, '/offices/bath', prefix);
    }
    assert.equal(
      choose([], 'sales', branchWith({ branchUrl: '/branches/bath' })).branchOrDepartmentLink,
      '/branches/bath',
    );
    assert.equal(choose([], 'sales', branchWith({ branchUrl: undefined })).branchOrDepartmentLink, undefined);
  });

  it('LED-48 LED-49 says of a department that has little of its own what its branch says', () => {
    const departments = [
      { departmentId: 'land', name: 'Land', tag: 'land', staff: [people[2]] },
      { departmentId: 'rural', name: 'Rural', tag: 'rural', branchDepartmentUrlLabel: 'rural homes' },
    ];
    const branch = branchWith({ departments });
    const { branchOrDepartmentLink, branchOrDepartmentEmail, staffMember } = choose(['land'], 'sales', branch);
    assert.deepEqual(
      [branchOrDepartmentLink, branchOrDepartmentEmail, staffMember?.firstName],
      ['/branches/bath', 'bath@hartwellvane.example', 'Cy'],
    );
    assert.equal(choose(['rural'], 'sales', branch).branchOrDepartmentLink, '/branches/bath/departments/rural%20homes');
    const pageless = branchWith({ departments, branchUrl: undefined });
    assert.equal(choose(['rural'], 'sales', pageless).branchOrDepartmentLink, undefined);
  });

  it('LED-50 reads a department, and leaves out what is none', () => {
    const department = readContactDepartment({
      id: 4,
      name: 'Lettings',
      label: 'Letting homes',
      telephone: '01632 960160',
      email: 'lettings@hartwellvane.example',
      staff: [people[0], 'nobody', {}],
      branch_name: 'Bath',
      branch_department_url_label: 'lettings',
      branch_id: 7,
    })!;
    const { staff, ...rest } = department;
    assert.deepEqual(
      staff.map(({ staffMemberId }) => staffMemberId),
      ['1'],
    );
    assert.deepEqual(rest, {
      departmentId: '4',
      name: 'Lettings',
      label: 'Letting homes',
      telephone: '01632 960160',
      email: 'lettings@hartwellvane.example',
      branchName: 'Bath',
      branchDepartmentUrlLabel: 'lettings',
      branchId: '7',
      tag: '',
      channel: undefined,
    });
    assert.equal(readContactDepartment({ departmentId: 5, id: 6 })?.departmentId, '5');
    assert.equal(readContactDepartment({ name: 'No id' }), undefined);
    assert.equal(readContactDepartment('Lettings'), undefined);
    assert.deepEqual(branchWith({ departments: 'all', staff: 7 }).departments, []);
  });
});

describe('whom a page lets a visitor write to', () => {
  const property = {
    property_id: 12,
    property_ref: 'HV-12',
    display_address: '14 Rivers Street',
    branch: { branchId: 7 },
  };

  it('LED-27 nobody, unless it has a department, a property or a branch', () => {
    assert.equal(officeContact(read({})), undefined);
    assert.equal(officeContact(read({ department: { id: 4, name: 'Lettings' } }))?.isDepartment, true);
    assert.equal(officeContact(read({ property }))?.id, '7');
    assert.equal(officeContact(read({ property: { property_id: 12, branch_id: 7 } }))?.id, '7');
    assert.equal(officeContact(read({ branch: given }), { branchId: '7' })?.branchOrDepartmentName, 'Bath');
    assert.equal(officeContact(read({ property: { property_id: 12 } }))?.isBranch, true);
    assert.equal(officeContact(read({ branch_id: 7 }))?.id, '7');
    assert.equal(officeContact(read({ branch_id: { bad: true } })), undefined);
  });

  it('LED-43 LED-46 whoever looks after its property, from the branch it names', () => {
    const page = read({ property: { ...property, tags: ['auction'] }, branch: given });
    assert.equal(officeContact(page)?.id, 'auctions');
    const among = read({ property: { ...property, property_channel: 'lettings' }, branches: [{ branchId: 1 }, given] });
    assert.equal(officeContact(among)?.branchOrDepartmentNumber, '01632 960142');
    assert.deepEqual([page.property?.ref, page.property?.address], ['HV-12', '14 Rivers Street']);
    assert.equal(read({ property: { property_id: 12 } }).property?.ref, '12');
    assert.equal(read({ property: { property_ref: 'HV-12' } }).property, undefined);
  });

  it('PRP-28 LED-47 whom its property names before anybody else of the office, with the number for its channel', () => {
    const associatedProfile = {
      staffMemberId: 12,
      fullName: 'Ann Hall',
      jobTitle: 'Partner',
      photo: '//mr0.example/ann.jpg',
      email: 'ann.hall@hartwellvane.example',
      telephoneNumber: '01225 0',
      branchSalesNumber: '01225 1',
      branchLettingsNumber: '01225 2',
    };
    const pageWith = (changes: object, more: object = {}) =>
      read({
        property: { ...property, associatedProfile: { ...associatedProfile, ...changes }, ...more },
        branch: given,
      });
    const contactWith = (changes: object, more?: object) => officeContact(pageWith(changes, more))!;
    const { staffMember, staffMemberEmail, branchOrDepartmentName, id } = contactWith({});
    assert.deepEqual(
      [staffMember?.fullName, staffMember?.jobTitle, staffMember?.avatar, branchOrDepartmentName, id],
      ['Ann Hall', 'Partner', 'https://mr0.example/ann.jpg', 'Bath', '7'],
    );
    assert.equal(staffMemberEmail, 'ann.hall@hartwellvane.example');
    assert.equal(contactWith({ email: { bad: true } }).staffMemberEmail, '');
    const numbers = [
      contactWith({}),
      contactWith({}, { property_channel: 'lettings' }),
      contactWith({ branchSalesNumber: '' }),
      contactWith({ branchSalesNumber: '', telephoneNumber: '' }),
    ].map(({ branchOrDepartmentNumber }) => branchOrDepartmentNumber);
    assert.deepEqual(numbers, ['01225 1', '01225 2', '01225 0', '01632 960141']);
    const commercial = contactWith({}, { tags: ['commercial'] });
    assert.deepEqual(
      [commercial.branchOrDepartmentName, commercial.branchOrDepartmentNumber, commercial.staffMember?.fullName],
      ['Commercial', '01632 960199', 'Ann Hall'],
      'a department has its own number',
    );
    assert.equal(contactWith({ photo: 'javascript:x' }).staffMember?.avatar, '');
    assert.equal(contactWith({ staffMemberId: undefined }).staffMember?.firstName, 'Ben');
    assert.equal(officeContact(pageWith({}), { branchId: '8' })?.staffMember, undefined, 'nobody of another branch');

    const ann = personCalled(pageWith({}), '12')!;
    assert.deepEqual([ann.avatar, ann.directLine], ['https://mr0.example/ann.jpg', '01225 0']);
    const known = pageWith({ staffMemberId: 1 });
    assert.equal(personCalled(known, '1')?.firstName, 'Ada', 'who is known better');
  });

  it('LED-23 a person by the id of a member of staff, else by their own', () => {
    const page = read({
      staff: [
        { id: 2, staffMemberId: 1, firstName: 'Ada' },
        { id: 1, staffMemberId: 2, firstName: 'Ben' },
        { id: 8, firstName: 'Cy' },
        { id: 9, staffMemberId: 5, firstName: 'Di' },
      ],
    });
    const called = (id: string) => personCalled(page, id)?.firstName;
    assert.deepEqual(['1', '2', '8', '9', '5', '7'].map(called), ['Ada', 'Ben', 'Cy', 'Di', 'Di', undefined]);
    for (const key of ['staff_search', 'staff', 'staffSearch'])
      for (const name of ['staff', 'staffList']) {
        const searched = read({ [key]: { [name]: [{ id: 3, firstName: 'Eve' }] } });
        assert.equal(personCalled(searched, '3')?.firstName, 'Eve', `among those that a staff search found: ${key}`);
      }
  });

  it('LED-23 a person of any branch or department that the page describes', () => {
    const staff = (staffMemberId: number, firstName: string) => [{ staffMemberId, firstName }];
    const branch = { ...given, externalCommercialDepartment: { id: 9, staff: staff(9, 'Fay') } };
    const wells = {
      id: 8,
      staff: staff(10, 'Gus'),
      departments: [{ id: 1, staff: staff(11, 'Hal') }],
      externalCommercialDepartment: { id: 2, staff: staff(12, 'Ivy') },
    };
    const page = read({ branch, branches: [wells, { id: 6, staff: staff(1, 'Ann') }] });
    const called = (id: string) => personCalled(page, id)?.firstName;
    assert.deepEqual(['9', '10', '11', '12'].map(called), ['Fay', 'Gus', 'Hal', 'Ivy']);
    assert.equal(called('1'), 'Ada', 'those of the page’s own branch come first');
  });

  it('LED-34 LED-36 LED-38 as a person, a department of its branch, or a branch', () => {
    const page = read({ branch: given });
    const [ada] = page.people;
    const own = officeContact(page);
    const lettings = officeContact(read({ department: { id: 4, name: 'Lettings' } }));
    const elsewhere = officeContact(read({ department: { id: 4, name: 'Lettings', branchId: 8 } }));
    assert.deepEqual(addresseeOf(ada, own, page), { kind: 'person', id: '1' });
    assert.deepEqual(addresseeOf(undefined, own, page), { kind: 'branch', id: '7' });
    assert.deepEqual(addresseeOf(undefined, lettings, page), { kind: 'department', id: '4', branchId: '7' });
    assert.deepEqual(addresseeOf(undefined, elsewhere, page), { kind: 'department', id: '4', branchId: '8' });
    for (const unknown of [undefined, officeContact(read({ property: { property_id: 12 } }))])
      assert.deepEqual(addresseeOf(undefined, unknown, page), { kind: 'branch', id: undefined });
  });

  it('LED-37 with the property’s reference and address before the message', () => {
    const home = { ref: 'HV-12', address: '14 Rivers Street' };
    assert.equal(aboutProperty('May I come?', home), 'Property ref: HV-12, 14 Rivers Street\nMay I come?');
    assert.equal(aboutProperty('', { ...home, address: '' }), 'Property ref: HV-12');
    assert.equal(aboutProperty('May I come?', undefined), 'May I come?');
  });

  it('F48 throws at nothing', () => {
    for (const wrong of [null, 7, 'x', [], { branch: 7 }]) {
      const raw = { property: wrong, branch: wrong, department: wrong, staff: wrong, staff_member: wrong };
      assert.doesNotThrow(() => officeContact(read(raw)));
    }
  });
});
