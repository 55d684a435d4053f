import { pageInFull } from '../core/path';
import { framedWords as words } from '../domain/account-words';
import { Link } from './link';
import { ViewHeading, type HeadingLevel } from './view-heading';

interface Props {
  heading: string;
  level: HeadingLevel;
}

/** Replaces a form while another site frames the page, since that site could hide what the visitor agrees to. */
export function OpenInOwnWindow({ heading, level }: Props) {
  return (
    <div className="agency-stack agency-view">
      <ViewHeading level={level}>{heading}</ViewHeading>
      <p className="agency-text">{words.why}</p>
      <Link href={pageInFull()} look="primary" target="_blank" rel="noopener noreferrer">
        {words.open}
      </Link>
    </div>
  );
}
