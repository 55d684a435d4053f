import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';

import { onBack } from '../../core/page-use';
import { urlOnThisSite } from '../../core/path';
import { staffWords } from '../../domain/prescribed-words';
import {
  anybody,
  departmentsFor,
  staffFilterNames,
  staffPath,
  type StaffFilter,
  type StaffSearch,
} from '../../domain/staff-search';
import { staffSearchWords as words } from '../../domain/staff-search-words';
import { settingsAtom } from '../../state/page';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

interface Props {
  filter: StaffFilter;
  branches: StaffSearch['branches'];
}

/** The filter form; submitting it loads another page from the server. */
export function StaffForm({ filter, branches }: Props) {
  const { filterStaffOnSelect } = useAtomValue(settingsAtom);
  const [branch, setBranch] = useState(filter.branch);
  const [department, setDepartment] = useState(filter.department);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const box = form.current!;
    const leaveOut = ({ formData }: FormDataEvent) => {
      for (const part of ['branch', 'department'] as const)
        if (formData.get(staffFilterNames[part]) === anybody[part]) formData.delete(staffFilterNames[part]);
    };
    box.addEventListener('formdata', leaveOut);
    return () => box.removeEventListener('formdata', leaveOut);
  }, []);

  // The browser brings the page back with what was chosen on leaving it; only another choice would submit the form.
  const restore = useEffectEvent(() => {
    if (!filterStaffOnSelect) return;
    setBranch(filter.branch);
    setDepartment(filter.department);
  });
  useEffect(() => onBack(restore), []);

  const chooseBranch = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // Update before submitting, so that departments of the previous branch are not sent.
    flushSync(() => setBranch(target.value));
    if (filterStaffOnSelect) form.current!.requestSubmit();
  };
  return (
    <form
      ref={form}
      className="agency-staff-form agency-no-print"
      role="search"
      aria-label={words.form}
      action={urlOnThisSite(staffPath)}
    >
      <TextField
        name={staffFilterNames.name}
        label={words.name}
        type="search"
        placeholder={staffWords.namePlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={filter.name}
      />
      <SelectField
        name={staffFilterNames.branch}
        label={words.branch}
        hint={filterStaffOnSelect && words.branchHint}
        value={branch}
        onChange={chooseBranch}
      >
        <option value={anybody.branch}>{staffWords.allLocations}</option>
        {branches.map(({ branchId, branchName, address }) => (
          <option key={branchId} value={branchId}>
            {branchName || address || branchId}
          </option>
        ))}
      </SelectField>
      <SelectField
        name={staffFilterNames.department}
        label={words.department}
        value={department}
        onChange={({ target }) => setDepartment(target.value)}
      >
        <option value={anybody.department}>{staffWords.allServices}</option>
        {departmentsFor(branches, branch).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="primary">
        {words.search}
      </Button>
    </form>
  );
}
