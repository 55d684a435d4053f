import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readBranch } from '../../src/domain/branch';
import { readContactBranch } from '../../src/domain/contact-branch';

describe('a branch', () => {
  it('BRA-03 is read from the data of a list', () => {
    const branch = readBranch({
      branchID: 3,
      name: 'Bath',
      branchURL: '/branches/bath',
      departments: [{ departmentId: 1, label: 'Sales', value: 'sales' }, { label: 'no id' }],
    })!;
    assert.deepEqual([branch.branchId, branch.branchName, branch.branchUrl], ['3', 'Bath', '/branches/bath']);
    assert.equal(branch.departments.length, 1);
    const [{ departmentId, label, value } = { departmentId: '', label: '', value: '' }] = branch.departments;
    assert.deepEqual([departmentId, label, value], ['1', 'Sales', 'sales']);
  });

  it('BRA-04 is read from the data of a contact form', () => {
    const branch = readContactBranch({
      branchId: '3',
      branchName: 'Bath',
      branchUrl: '/branches/bath',
      branchContactNumber: '01632 960140',
      branchSalesContactNumber: '01632 960141',
      branchLettingsContactNumber: '01632 960142',
      branchEmail: 'bath@hartwellvane.example',
      staff: [{ staffMemberId: 1, fullName: 'Ann Hall' }, 'nobody'],
      departments: [{ departmentId: 'sales', name: 'Sales', telephone: '01632 960141' }],
      externalCommercialDepartment: { id: 9, name: 'Commercial', email: 'commercial@other.example' },
    })!;
    const { branchContactNumber, branchSalesContactNumber, branchLettingsContactNumber, branchEmail } = branch;
    assert.deepEqual(
      [branchContactNumber, branchSalesContactNumber, branchLettingsContactNumber, branchEmail],
      ['01632 960140', '01632 960141', '01632 960142', 'bath@hartwellvane.example'],
    );
    assert.deepEqual(
      branch.staff.map(({ staffMemberId, fullName }) => [staffMemberId, fullName]),
      [['1', 'Ann Hall']],
    );
    assert.equal(branch.departments[0]?.telephone, '01632 960141');
    assert.equal(branch.externalCommercialDepartment?.departmentId, '9');
    assert.equal(branch.externalCommercialDepartment.email, 'commercial@other.example');
  });

  it('F48 is none without an id, and has safe values for what is missing or wrong', () => {
    assert.equal(readBranch({ name: 'Bath' }), undefined);
    assert.equal(readBranch('Bath'), undefined);
    const { branchUrl, photo, departments, staff, address } = readContactBranch({
      id: 3,
      branchURL: 'javascript:alert(1)',
      photo: 'javascript:alert(1)',
      departments: 'all',
      staff: 7,
      address: {},
    })!;
    assert.deepEqual([branchUrl, photo, departments, staff, address], [undefined, '', [], [], '']);
  });
});
