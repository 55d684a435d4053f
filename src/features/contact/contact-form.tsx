import { useAtomValue, useSetAtom } from 'jotai/react';

import type { AskedProperty } from '../../domain/contact-page';
import { aboutProperty, type Addressee } from '../../domain/contact-request';
import { contactWords as words } from '../../domain/contact-words';
import type { FormValues } from '../../domain/form-values';
import { contactForm } from '../../domain/forms';
import { leadTexts } from '../../domain/lead-draft';
import { personOf } from '../../domain/lead-person';
import { leadFormWords } from '../../domain/lead-words';
import { leadTermsOf, type TermsLinks } from '../../domain/terms';
import { validate } from '../../domain/validation';
import { channelOfProperty, type ValuationChannel } from '../../domain/valuation';
import { prepareFormCaptchaAtom } from '../../state/captcha';
import { sendContactAtom } from '../../state/contact';
import { mayHaveArrivedAtom } from '../../state/drafts';
import { editEnquiryAtom, enquiryDraftAtom, enquiryName, marketingUrl } from '../../state/enquiry';
import { pageAtom, settingsAtom } from '../../state/page';
import { userAtom } from '../../state/user';
import { useFirstFocus } from '../../ui/focus/use-first-focus';
import { Form } from '../../ui/form';
import { KeepDraft } from '../../ui/keep-draft';
import { LeadTerms } from '../../ui/lead-terms';
import { PersonFields } from '../../ui/person-fields';
import { RadioGroup } from '../../ui/radio-group';
import { TextArea } from '../../ui/text-area';
import { useLeadForm } from '../../ui/use-lead-form';

interface Props {
  /** Key under which the entered values are stored. */
  about: string;
  label: string;
  to: Addressee;
  /** The subjects offered for a message to a person; undefined for an office. */
  channels: readonly ValuationChannel[] | undefined;
  property: AskedProperty | undefined;
  telephone: string;
  links: TermsLinks;
  onSent: (firstName: string) => void;
}

/** The contact form: the sender and the message. */
export function ContactForm({ about, label, to, channels, property, telephone, links, onSent }: Props) {
  const page = useAtomValue(pageAtom);
  const settings = useAtomValue(settingsAtom);
  const user = useAtomValue(userAtom);
  const draft = useAtomValue(enquiryDraftAtom)(about);
  const edit = useSetAtom(editEnquiryAtom);
  const sendContact = useSetAtom(sendContactAtom);
  const prepare = useFirstFocus(useSetAtom(prepareFormCaptchaAtom));
  const mayDuplicate = useAtomValue(mayHaveArrivedAtom)(enquiryName(about));
  const { isFormGone, labels, settle } = useLeadForm(contactForm, mayDuplicate);
  const usual = channelOfProperty(page.property?.propertyChannel);
  const wanted = [draft.fields.channel, usual].map((word) => channels?.find((each) => each === word)).find(Boolean);
  const channel = channels && (wanted ?? channels[0] ?? 'selling');

  const send = async (values: FormValues) => {
    const person = personOf(values);
    const asked = {
      ...person,
      to,
      channel,
      message: aboutProperty(person.message, property),
      optInMarketingUrl: marketingUrl(values['optInMarketing'] !== undefined),
    };
    const outcome = await sendContact(asked, about, isFormGone);
    if (outcome.sent) onSent(person.firstName);
    return settle(outcome, telephone);
  };

  return (
    <KeepDraft keep={(values) => edit(about, { fields: leadTexts(values) })}>
      <Form
        aria-label={label}
        {...labels(words.send)}
        onFocus={prepare}
        validate={(values) => validate(contactForm, values, settings)}
        onSubmit={send}
      >
        {property && <p className="agency-text">{leadFormWords.about(property.ref, property.address)}</p>}
        {channels && channels.length > 1 && (
          <RadioGroup
            name="channel"
            look="bar"
            label={words.about}
            choices={channels.map((value) => ({ value, label: words[value] }))}
            value={channel}
            onValue={(value) => edit(about, { fields: { channel: value } })}
          />
        )}
        <TextArea
          name="message"
          label={words.message}
          hint={words.messageHint}
          defaultValue={draft.fields.message}
          optional
        />
        <PersonFields
          account={user}
          entered={draft.fields}
          whyTelephone={words.whyTelephone}
          acceptWrittenTelephones={settings.acceptWrittenTelephones}
        />
        <LeadTerms terms={leadTermsOf(page, links)} marketing={page.customMarketingText} mayDuplicate={mayDuplicate} />
      </Form>
    </KeepDraft>
  );
}
