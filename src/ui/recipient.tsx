import type { Contact } from '../domain/contact';
import { staffName } from '../domain/staff-member';
import { leadFormWords as words } from '../domain/lead-words';
import { EmailLink } from './email-link';
import { Link } from './link';
import { Telephone } from './telephone';
import { usePicture } from './use-picture';

/** Who receives a message, with their telephone number and email address; nothing if only an id is known. */
export function Recipient({ contact }: { contact: Contact }) {
  const { isDepartment, staffMember, staffMemberEmail } = contact;
  const { branchOrDepartmentName, branchOrDepartmentNumber, branchOrDepartmentLink } = contact;
  if (!branchOrDepartmentName && !staffMember) return null;
  const name = (isDepartment ? words.department : words.office)(branchOrDepartmentName);
  return (
    <RecipientCard
      name={name}
      link={branchOrDepartmentLink}
      detail={staffMember && [staffName(staffMember), staffMember.jobTitle].filter(Boolean).join(', ')}
      picture={staffMember?.avatar}
      telephone={branchOrDepartmentNumber}
      email={staffMemberEmail}
    />
  );
}

interface CardProps {
  name: string;
  link?: string | undefined;
  /** Who that is, such as name and job title. */
  detail?: string | undefined;
  picture?: string | undefined;
  telephone: string;
  email?: string | undefined;
}

/** One person or office that receives a message. */
export function RecipientCard({ name, link, detail, picture = '', telephone, email }: CardProps) {
  const { at, isMissing, outcome } = usePicture(picture);
  return (
    <div className="agency-recipient">
      {picture && !isMissing && <img className="agency-recipient-picture" alt="" src={at(375)} {...outcome} />}
      <div className="agency-recipient-words">
        <p className="agency-recipient-name">{link ? <Link href={link}>{name}</Link> : name}</p>
        {detail && <p className="agency-muted">{detail}</p>}
        {telephone && (
          <p>
            <Telephone number={telephone} />
          </p>
        )}
        {email && (
          <p>
            <EmailLink address={email} />
          </p>
        )}
      </div>
    </div>
  );
}
