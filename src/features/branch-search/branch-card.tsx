import { useAtomValue } from 'jotai/react';

import { branchLink, branchTelephone, type Branch } from '../../domain/branch';
import { departmentName } from '../../domain/branch-search';
import { branchWords as words } from '../../domain/branch-words';
import { cardPictureSizes as sizes } from '../../domain/pictures';
import { currentBranchIdAtom } from '../../state/branches';
import { settingsAtom } from '../../state/page';
import { EmailLink } from '../../ui/email-link';
import { Icon } from '../../ui/icon';
import { envelope, phone } from '../../ui/icons/contact';
import { ListPicture } from '../../ui/list-picture';
import { Telephone } from '../../ui/telephone';
import type { CardLevel } from '../../ui/view-heading';

interface Props {
  branch: Branch;
  headingLevel: CardLevel;
}

/** One branch: its address, contact details and departments. */
export function BranchCard({ branch, headingLevel }: Props) {
  const currentId = useAtomValue(currentBranchIdAtom);
  const { branchesIndexPath } = useAtomValue(settingsAtom);
  const { branchId, branchName, branchEmail, address, photo, departments } = branch;
  const Heading = `h${headingLevel}` as const;
  const url = branchLink(branch, branchesIndexPath);
  const name = branchName || address || words.unnamed;
  return (
    <li className="agency-branch">
      {/* Decorative beside the branch's name; a picture that fails to load leaves no gap. */}
      {photo && <ListPicture url={photo} alt="" className="agency-branch-picture" sizes={sizes} />}
      <div className="agency-branch-body">
        <Heading className="agency-heading-3 agency-branch-name">
          {url ? (
            <a
              className="agency-tile-link agency-branch-link"
              href={url}
              aria-current={branchId === currentId ? 'page' : undefined}
            >
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {address && branchName && <p className="agency-branch-address">{address}</p>}
        <ul className="agency-branch-contacts" role="list">
          {numbersOf(branch).map(([name, number]) => (
            <li key={name} className="agency-tile-contact">
              <Icon path={phone} size="small" />
              <span className="agency-branch-contact-name">{name}</span>
              <Telephone number={number} />
            </li>
          ))}
          {branchEmail && (
            <li className="agency-tile-contact">
              <Icon path={envelope} size="small" />
              <span className="agency-visually-hidden">{words.email}</span>
              <EmailLink address={branchEmail} />
            </li>
          )}
        </ul>
        {departments.length > 0 && (
          <ul className="agency-branch-departments" role="list" aria-label={words.departments}>
            {departments.map((department) => (
              <li key={department.departmentId} className="agency-branch-department">
                {departmentName(department)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The telephone numbers: sales and lettings where they differ, otherwise the only one. */
function numbersOf(branch: Branch) {
  const sales = branchTelephone(branch, 'sales');
  const lettings = branchTelephone(branch, 'lettings');
  if (sales !== lettings && sales && lettings) {
    return [
      [words.sales, sales],
      [words.lettings, lettings],
    ] as const;
  }
  const only = branchTelephone(branch) || sales || lettings;
  return only ? ([[words.telephone, only]] as const) : [];
}
