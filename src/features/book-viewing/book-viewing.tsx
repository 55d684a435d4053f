import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { formHeading } from '../../domain/form-heading';
import { leadHeadings } from '../../domain/prescribed-words';
import { viewingWords as words } from '../../domain/viewing-words';
import { arrivedEnquiryAtom, contactPageAtom, enquiryName, officeContactAtom } from '../../state/enquiry';
import { draftGenerationAtom } from '../../state/form-generations';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { settingsAtom } from '../../state/page';
import { personChangesAtom } from '../../state/person-changes';
import { forgetArrivedAtom } from '../../state/sent-drafts';
import { useFormFocus } from '../../ui/focus/use-form-focus';
import { LeadThanks } from '../../ui/lead-thanks';
import { RemountOn } from '../../ui/remount-on';
import { useGiveUp } from '../../ui/use-give-up';
import { useStateFor } from '../../ui/use-state-for';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { ViewingForm } from './viewing-form';

interface Props {
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
}

/** A viewing request for the page's home; renders nothing on a page without one. */
export function BookViewing({ termsLink, privacyLink, headingLevel = '2', inDialog = false }: Props) {
  const { property } = useAtomValue(contactPageAtom);
  const generationOf = useAtomValue(draftGenerationAtom);
  const personChanges = useAtomValue(personChangesAtom);
  const settings = useAtomValue(settingsAtom);
  const contact = useAtomValue(officeContactAtom)();
  const arrivedOf = useAtomValue(arrivedEnquiryAtom);
  const forgetArrived = useSetAtom(forgetArrivedAtom);
  const about = `viewing ${property?.propertyId ?? ''}`;
  const [sentBy, setSentBy] = useStateFor<string>(`${about} ${personChanges}`);
  const { place, focusForm } = useFormFocus();
  const isMissing = !property;
  useElementState(isMissing ? 'empty' : 'ready');
  useGiveUp(useSetAtom(giveUpRouteAtom), isMissing && inDialog ? words.notHere : undefined);
  // A visitor who returns to the form later wants to send a new request.
  useEffect(() => () => forgetArrived(), [forgetArrived]);
  if (!property) return null;
  const arrived = arrivedOf(about);
  const thanked = sentBy ?? (arrived && (arrived.fields.firstName ?? ''));
  const askAgain = () => {
    setSentBy();
    forgetArrived();
    focusForm();
  };
  if (thanked !== undefined) {
    return (
      <LeadThanks
        firstName={thanked}
        telephone={contact?.branchOrDepartmentNumber}
        again={words.again}
        onAgain={askAgain}
      >
        <p className="agency-text">{words.next}</p>
      </LeadThanks>
    );
  }
  return (
    <div ref={place} className="agency-stack agency-stack-wide agency-view">
      {!inDialog && <ViewHeading level={headingLevel}>{formHeading(leadHeadings.viewing, settings)}</ViewHeading>}
      <RemountOn value={`${about} ${generationOf(enquiryName(about))}`}>
        <ViewingForm about={about} property={property} links={{ termsLink, privacyLink }} onSent={setSentBy} />
      </RemountOn>
    </div>
  );
}
