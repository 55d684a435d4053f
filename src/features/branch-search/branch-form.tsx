import { useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent } from 'react';

import { allDepartments } from '../../domain/branch-search';
import { branchWords as words } from '../../domain/branch-words';
import {
  branchDepartmentsAtom,
  branchSearchAtom,
  keepBranchSearchAtom,
  searchBranchesAtom,
  typeBranchNameAtom,
} from '../../state/branches';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

/** The filter form for branches. If the page has all of them it filters at once; otherwise it asks the server. */
export function BranchForm({ isLive }: { isLive: boolean }) {
  const { text, department, polygonIds } = useAtomValue(branchSearchAtom);
  const departments = useAtomValue(branchDepartmentsAtom);
  const search = useSetAtom(searchBranchesAtom);
  const type = useSetAtom(typeBranchNameAtom);
  const keep = useSetAtom(keepBranchSearchAtom);

  const submit = (event: FormEvent) => {
    if (!isLive) return;
    event.preventDefault();
    keep();
  };
  return (
    <form className="agency-branch-form agency-no-print" role="search" aria-label={words.form} onSubmit={submit}>
      <TextField
        key={isLive ? undefined : `name ${text}`}
        name="name"
        label={words.name}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        {...(isLive
          ? { value: text, onChange: ({ target }) => type(target.value), onBlur: keep }
          : { defaultValue: text })}
      />
      <SelectField
        key={isLive ? undefined : `department ${department}`}
        name="department"
        label={words.department}
        {...(isLive
          ? { value: department, onChange: ({ target }) => search({ department: target.value }) }
          : { defaultValue: department })}
      >
        <option value={allDepartments}>{words.allDepartments}</option>
        {departments.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {polygonIds.length > 0 && <input type="hidden" name="polygon_ids" value={polygonIds.join(',')} />}
      {!isLive && (
        <Button type="submit" look="primary" className="agency-branch-submit">
          {words.search}
        </Button>
      )}
    </form>
  );
}
