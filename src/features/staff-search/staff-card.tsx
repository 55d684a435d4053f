import { useAtomValue } from 'jotai/react';
import { createElement } from 'react';

import { branchLink } from '../../domain/branch';
import { staffPictureBox, staffPictureSizes, staffPictureWidths } from '../../domain/pictures';
import { staffName, staffUrl, type StaffMember } from '../../domain/staff-member';
import { staffSearchWords as words } from '../../domain/staff-search-words';
import { settingsAtom } from '../../state/page';
import { Icon } from '../../ui/icon';
import { phone } from '../../ui/icons/contact';
import { Link } from '../../ui/link';
import { Telephone } from '../../ui/telephone';
import { usePicture } from '../../ui/use-picture';

interface Props {
  member: StaffMember;
  level: number;
}

/** One person: portrait, job, branch and department, and contact details. */
export function StaffCard({ member, level }: Props) {
  const { branchesIndexPath } = useAtomValue(settingsAtom);
  const { avatar, accreditation, jobTitle, branchName, departmentName, departmentUrl } = member;
  const name = staffName(member) || words.unnamed;
  const url = staffUrl(member);
  const numbers = [
    [words.directLine, member.directLine],
    [words.mobile, member.mobileNumber],
  ] as const;
  const heading = (
    <>
      {url ? (
        <a className="agency-tile-link agency-staff-link" href={url}>
          {name}
        </a>
      ) : (
        name
      )}
      {accreditation && <span className="agency-muted agency-staff-letters"> {accreditation}</span>}
    </>
  );
  return (
    <li className="agency-staff-card">
      <Portrait url={avatar} />
      <div className="agency-staff-body">
        {createElement(`h${level}`, { className: 'agency-heading-3 agency-staff-name' }, heading)}
        {jobTitle && <p className="agency-staff-job">{jobTitle}</p>}
        {(branchName || departmentName) && (
          <p className="agency-muted agency-staff-place">
            <span className="agency-visually-hidden">{words.works} </span>
            <Place name={branchName} url={branchLink(member, branchesIndexPath)} />
            {branchName && departmentName && ', '}
            <Place name={departmentName} url={departmentUrl} />
          </p>
        )}
        <ul className="agency-staff-numbers" role="list">
          {numbers.map(
            ([label, number]) =>
              number && (
                <li key={label} className="agency-tile-contact">
                  <Icon path={phone} size="small" />
                  <span className="agency-visually-hidden">{label} </span>
                  <Telephone number={number} />
                </li>
              ),
          )}
        </ul>
      </div>
    </li>
  );
}

/** Decorative beside the name; a picture that fails to load keeps its space, so that all cards stay aligned. */
function Portrait({ url }: { url: string }) {
  const { isPlain, isMissing, at, set, outcome } = usePicture(url);
  const { width, height } = staffPictureBox;
  return (
    <picture className="agency-staff-portrait">
      {url && !isMissing && (
        <>
          {!isPlain && <source media="(max-width: 767px)" srcSet={set(staffPictureWidths)} sizes={staffPictureSizes} />}
          <img
            className="agency-staff-picture"
            alt=""
            loading="lazy"
            decoding="async"
            width={width}
            height={height}
            src={at(width, height)}
            {...outcome}
          />
        </>
      )}
    </picture>
  );
}

function Place({ name, url }: { name: string; url: string | undefined }) {
  return url && name ? <Link href={url}>{name}</Link> : name;
}
