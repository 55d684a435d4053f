import { useAtomValue, useSetAtom } from 'jotai/react';

import type { AskedProperty } from '../../domain/contact-page';
import { addressToSend } from '../../domain/enquiry-draft';
import type { FormValues } from '../../domain/form-values';
import { viewingForm } from '../../domain/forms';
import { addressOfDraft, leadTexts } from '../../domain/lead-draft';
import { personOf } from '../../domain/lead-person';
import { leadFormWords } from '../../domain/lead-words';
import { leadHeadings } from '../../domain/prescribed-words';
import { leadTermsOf, type TermsLinks } from '../../domain/terms';
import { validate } from '../../domain/validation';
import { viewingWords as words } from '../../domain/viewing-words';
import { fetchAddress, suggestAddresses } from '../../state/address-lookup';
import { prepareFormCaptchaAtom } from '../../state/captcha';
import { mayHaveArrivedAtom } from '../../state/drafts';
import { editEnquiryAtom, enquiryDraftAtom, enquiryName, marketingUrl, officeContactAtom } from '../../state/enquiry';
import { pageAtom, settingsAtom } from '../../state/page';
import { userAtom } from '../../state/user';
import { sendViewingAtom } from '../../state/viewing';
import { AddressLookup } from '../../ui/address-lookup';
import { Disclosure } from '../../ui/disclosure';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { Form } from '../../ui/form';
import { KeepDraft } from '../../ui/keep-draft';
import { LeadTerms } from '../../ui/lead-terms';
import { PersonFields } from '../../ui/person-fields';
import { Recipient } from '../../ui/recipient';
import { TextArea } from '../../ui/text-area';
import { useLeadForm } from '../../ui/use-lead-form';

interface Props {
  /** Key under which the entered values are stored. */
  about: string;
  property: AskedProperty;
  links: TermsLinks;
  onSent: (firstName: string) => void;
}

/** The form for a viewing: who would like to come, and when. */
export function ViewingForm({ about, property, links, onSent }: Props) {
  const page = useAtomValue(pageAtom);
  const settings = useAtomValue(settingsAtom);
  const user = useAtomValue(userAtom);
  const contact = useAtomValue(officeContactAtom)();
  const draft = useAtomValue(enquiryDraftAtom)(about);
  const edit = useSetAtom(editEnquiryAtom);
  const sendViewing = useSetAtom(sendViewingAtom);
  const prepare = useFirstFocus(useSetAtom(prepareFormCaptchaAtom));
  const mayDuplicate = useAtomValue(mayHaveArrivedAtom)(enquiryName(about));
  const { isFormGone, labels, settle } = useLeadForm(viewingForm, mayDuplicate);
  const address = addressOfDraft(draft);

  const send = async (values: FormValues) => {
    const person = personOf(values);
    const asked = {
      ...person,
      propertyId: property.propertyId,
      channel: property.channel,
      address: addressToSend({ ...draft, fields: leadTexts(values) }),
      departmentId: contact?.isDepartment ? contact.id : undefined,
      optInMarketingUrl: marketingUrl(values['optInMarketing'] !== undefined),
    };
    const outcome = await sendViewing(asked, about, isFormGone);
    if (outcome.sent) onSent(person.firstName);
    return settle(outcome, contact?.branchOrDepartmentNumber);
  };

  return (
    <KeepDraft keep={(values) => edit(about, { fields: leadTexts(values) })}>
      <Form
        aria-label={leadHeadings.viewing}
        {...labels(words.send)}
        onFocus={prepare}
        validate={(values) => validate(viewingForm, values, settings)}
        onSubmit={send}
      >
        <p className="agency-text">{words.intro}</p>
        <p className="agency-text">{leadFormWords.about(property.ref, property.address)}</p>
        {contact && <Recipient contact={contact} />}
        <TextArea
          name="message"
          label={words.message}
          hint={words.messageHint}
          defaultValue={draft.fields.message}
          required
        />
        <PersonFields
          account={user}
          entered={draft.fields}
          whyTelephone={words.whyTelephone}
          acceptWrittenTelephones={settings.acceptWrittenTelephones}
        />
        <Disclosure
          summary={words.showAddress}
          startsOpen={draft.isManual || Object.values(addressToSend(draft)).some(Boolean)}
        >
          <AddressLookup
            address={address}
            typed={draft.fields.address}
            isManual={draft.isManual}
            optional
            onChange={(chosen, isManual) => edit(about, { fields: { ...chosen, address: '' }, isManual })}
            suggest={suggestAddresses}
            fetchWhole={fetchAddress}
          />
        </Disclosure>
        <LeadTerms terms={leadTermsOf(page, links)} marketing={page.customMarketingText} mayDuplicate={mayDuplicate} />
      </Form>
    </KeepDraft>
  );
}
