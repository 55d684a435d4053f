import { useAtomValue } from 'jotai/react';
import { createElement, useState } from 'react';

import { useElementState } from '../../core/element-state';
import { pageLocation } from '../../core/path';
import { staffWords } from '../../domain/prescribed-words';
import { isNarrowed, readStaffFilter, staffPath, staffSearch } from '../../domain/staff-search';
import { staffSearchWords as words } from '../../domain/staff-search-words';
import { settingsAtom } from '../../state/page';
import { pageSubjectAtom } from '../../state/page-subject';
import { Empty } from '../../ui/empty';
import { search as glass } from '../../ui/icons/search';
import { Link } from '../../ui/link';
import { StaffCard } from './staff-card';
import { StaffForm } from './staff-form';
import { StaffHead } from './staff-head';
import { StaffPager } from './staff-pager';

interface Props {
  headingLevel?: '1' | '2' | '3' | '4';
}

/** The agency's staff in pages, with a filter form. */
export function StaffSearch({ headingLevel = '2' }: Props) {
  const { staff, branches, pagination, backgroundImage } = useAtomValue(pageSubjectAtom(staffSearch));
  const { branchesIndexPath } = useAtomValue(settingsAtom);
  const [filter] = useState(() => readStaffFilter(pageLocation().query));
  useElementState(staff.length === 0 ? 'empty' : 'ready');

  const level = Number(headingLevel);
  const title = isNarrowed(filter) ? staffWords.filtered : staffWords.allStaff;
  return (
    <div className="agency-staff">
      <StaffHead level={level} offices={branchesIndexPath} picture={backgroundImage} />
      <StaffForm filter={filter} branches={branches} />
      {createElement(`h${level + 1}`, { className: 'agency-heading-2' }, title)}
      {staff.length === 0 ? (
        <Empty icon={glass} heading={staffWords.noMatch} level={level + 2}>
          {isNarrowed(filter) ? (
            <Link look="secondary" href={staffPath}>
              {words.showAll}
            </Link>
          ) : (
            <Link look="secondary" href={branchesIndexPath}>
              {words.offices}
            </Link>
          )}
        </Empty>
      ) : (
        <ul className="agency-staff-cards" role="list">
          {staff.map((member) => (
            <StaffCard key={member.id} member={member} level={level + 2} />
          ))}
        </ul>
      )}
      <StaffPager pagination={pagination} />
    </div>
  );
}
