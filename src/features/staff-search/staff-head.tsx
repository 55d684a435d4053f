import { createElement } from 'react';

import { staffWords } from '../../domain/prescribed-words';
import { staffPath } from '../../domain/staff-search';
import { staffSearchWords as words } from '../../domain/staff-search-words';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { usePicture } from '../../ui/use-picture';

interface Props {
  level: number;
  /** URL of the list of offices. */
  offices: string;
  /** URL of the background picture; '' for none. */
  picture: string;
}

const backgroundWidths = [575, 992, 1536];

/** Breadcrumb, heading, and links to switch between people and offices. */
export function StaffHead({ level, offices, picture }: Props) {
  const { at, set, outcome } = usePicture(picture);
  return (
    <div className={classes('agency-staff-head', picture && 'agency-staff-head-pictured')}>
      {picture && (
        <img
          className="agency-staff-background"
          alt=""
          sizes="100vw"
          srcSet={set(backgroundWidths)}
          src={at(992)}
          {...outcome}
        />
      )}
      <div className="agency-staff-intro">
        <nav aria-label={words.breadcrumb}>
          <ol className="agency-staff-crumbs">
            <li className="agency-staff-crumb">
              <Link href="/">{staffWords.home}</Link>
            </li>
            <li className="agency-staff-crumb" aria-current="page">
              {staffWords.heading}
            </li>
          </ol>
        </nav>
        {createElement(`h${level}`, { className: 'agency-heading-1' }, staffWords.heading)}
        <nav aria-label={words.channels}>
          <ul className="agency-staff-channels agency-no-print" role="list">
            <li>
              <a className="agency-staff-channel" href={offices}>
                {staffWords.office}
              </a>
            </li>
            <li>
              <a className="agency-staff-channel" href={staffPath} aria-current="page">
                {staffWords.people}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
