import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { useIgnored } from '../../core/use-ignored';
import { addresseeOf, personCalled } from '../../domain/contact-page';
import type { Addressee } from '../../domain/contact-request';
import { contactWords as words } from '../../domain/contact-words';
import { leadHeadings, leadNotices, leadWords } from '../../domain/prescribed-words';
import { readId } from '../../domain/reading';
import { channelsOf, staffName, type StaffMember } from '../../domain/staff-member';
import { contactPageAtom, enquiryName, officeContactAtom } from '../../state/enquiry';
import { draftGenerationAtom } from '../../state/form-generations';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { personChangesAtom } from '../../state/person-changes';
import { nameOpenAtom } from '../../state/route';
import { notifyAtom } from '../../state/toasts';
import { useFormFocus } from '../../ui/focus/use-form-focus';
import { LeadThanks } from '../../ui/lead-thanks';
import { Recipient, RecipientCard } from '../../ui/recipient';
import { RemountOn } from '../../ui/remount-on';
import { useGone } from '../../ui/use-gone';
import { useStateFor } from '../../ui/use-state-for';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { ContactForm } from './contact-form';

interface Props {
  staffMemberId?: string;
  branchId?: string;
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
  onSent?: (detail: { to: Addressee['kind']; id: string | undefined }) => void;
}

/** Sends a message to a person or an office; renders nothing if the page knows neither. */
export function Contact({
  staffMemberId,
  branchId,
  termsLink,
  privacyLink,
  headingLevel = '2',
  inDialog = false,
  onSent,
}: Props) {
  const page = useAtomValue(contactPageAtom);
  const officeOf = useAtomValue(officeContactAtom);
  const generationOf = useAtomValue(draftGenerationAtom);
  const personChanges = useAtomValue(personChangesAtom);
  const nameOpen = useSetAtom(nameOpenAtom);
  const giveUp = useSetAtom(giveUpRouteAtom);
  const notify = useSetAtom(notifyAtom);
  const isFormGone = useGone();
  const { place, focusForm } = useFormFocus();
  const person = staffMemberId === undefined ? undefined : personCalled(page, staffMemberId);
  const branch = readId(branchId);
  // With an invalid branch, the page's own office would get a message meant for another.
  const isWrongBranch = branchId !== undefined && branch === undefined;
  const office = staffMemberId === undefined && !isWrongBranch ? officeOf(branch) : undefined;
  const isMissing = !person && !office;
  const heading = person ? headingFor(person) : leadHeadings.office;
  useElementState(isMissing ? 'empty' : 'ready');
  useIgnored('agency-contact', 'branch-id', isWrongBranch ? branchId : undefined, 'expected the id of a branch');

  useEffect(() => {
    if (!inDialog) return;
    if (isMissing) giveUp(staffMemberId === undefined ? words.noOffice : words.nobody);
    else nameOpen(heading);
  }, [inDialog, isMissing, heading, staffMemberId, giveUp, nameOpen]);

  const to = addresseeOf(person, office, page);
  const about = [to.kind, to.id, person ? undefined : page.property?.propertyId].filter(Boolean).join(' ');
  const [thanked, setThanked] = useStateFor<{ firstName: string }>(`${about} ${personChanges}`);
  const telephone = person ? person.directLine || person.mobileNumber : (office?.branchOrDepartmentNumber ?? '');

  if (isMissing) return null;
  if (thanked) {
    return (
      <LeadThanks
        firstName={thanked.firstName}
        telephone={telephone}
        again={words.again}
        onAgain={() => {
          setThanked();
          focusForm();
        }}
      >
        <p className="agency-text">{leadWords.thanks}</p>
      </LeadThanks>
    );
  }
  const channels = person && channelsOf(person);
  return (
    <div ref={place} className="agency-stack agency-stack-wide agency-view">
      {!inDialog && <ViewHeading level={headingLevel}>{heading}</ViewHeading>}
      {person && (
        <RecipientCard
          name={staffName(person)}
          detail={person.jobTitle}
          picture={person.avatar}
          telephone={telephone}
        />
      )}
      {office && <Recipient contact={office} />}
      {channels?.length === 0 && telephone ? (
        <p className="agency-text">{words.byTelephone}</p>
      ) : (
        <RemountOn value={`${about} ${generationOf(enquiryName(about))}`}>
          <ContactForm
            about={about}
            label={heading}
            to={to}
            channels={channels}
            property={person ? undefined : page.property}
            telephone={telephone}
            links={{ termsLink, privacyLink }}
            onSent={(firstName) => {
              setThanked({ firstName });
              if (isFormGone()) notify(leadNotices.received);
              onSent?.({ to: to.kind, id: to.id });
            }}
          />
        </RemountOn>
      )}
    </div>
  );
}

const headingFor = (person: StaffMember) =>
  person.firstName || person.surname
    ? leadWords.staffHeading(person.firstName, person.surname)
    : leadWords.staffHeading(person.fullName, '');
