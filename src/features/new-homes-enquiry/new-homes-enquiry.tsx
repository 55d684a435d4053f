import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { pageLocation, pathOnSite } from '../../core/path';
import { leadWords } from '../../domain/messages';
import { isAddress, newHomesErrors, newHomesForm, termsName } from '../../domain/new-homes-form';
import { newHomesWords as words } from '../../domain/new-homes-words';
import { leadTermsOf } from '../../domain/terms';
import { pageAtom } from '../../state/page';
import { followPageForms } from '../../state/page-forms';
import { pageSubjectAtom } from '../../state/page-subject';
import { giveUpRouteAtom } from '../../state/route';
import { AgencyText } from '../../ui/agency-text';
import { Form } from '../../ui/form';
import { Honeypot } from '../../ui/honeypot';
import { TermsField } from '../../ui/terms-field';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { AddressElement } from './address-element';
import { FormElement } from './form-element';

interface Props {
  formId?: string;
  returnTo?: string;
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
}

/** The form that the page defines, posted by the browser; nothing where it defines none. */
export function NewHomesEnquiry({ formId, returnTo, termsLink, privacyLink, headingLevel = '2', ...rest }: Props) {
  const { inDialog = false } = rest;
  const form = useAtomValue(pageSubjectAtom(newHomesForm));
  const page = useAtomValue(pageAtom);
  const giveUp = useSetAtom(giveUpRouteAtom);
  const isMissing = !form;
  useElementState(isMissing ? 'empty' : 'ready');

  // The token, and where the site has a captcha the proof of a person, come as with any form of the page's own.
  useEffect(followPageForms, []);
  useEffect(() => {
    if (isMissing && inDialog) giveUp(words.none);
  }, [isMissing, inDialog, giveUp]);
  if (!form) return null;
  const { formElements, htmlFormId, gaName, para, submitButtonText } = form;
  const hidden = {
    authenticity_token: page.authenticityToken,
    f_id: formId ?? htmlFormId,
    redirect_url: returnAddress(returnTo),
    'form_submission[do_not_contact]': '1',
    'lead_client[do_not_contact]': '1',
  };
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      {!inDialog && <ViewHeading level={headingLevel}>{leadWords.newHomesHeading}</ViewHeading>}
      {para && <AgencyText html={para} />}
      <Form
        id={htmlFormId || undefined}
        data-ga-name={gaName || undefined}
        aria-label={leadWords.newHomesHeading}
        action="/form_submissions"
        method="post"
        submit={submitButtonText || words.send}
        validate={(answers) => newHomesErrors(form, answers)}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="agency-new-homes-fields">
          {formElements.map((element) =>
            isAddress(element) && !element.hidden && !element.disabled ? (
              <AddressElement key={element.fieldName} element={element} />
            ) : (
              <FormElement key={element.fieldName} element={element} />
            ),
          )}
        </div>
        <TermsField name={termsName} {...leadTermsOf(page, { termsLink, privacyLink })} />
        <Honeypot name="hfhp" />
      </Form>
    </div>
  );
}

/** A page of this site: that which was asked for, or this one. */
function returnAddress(wanted: string | undefined) {
  const { path, query } = pageLocation();
  return (wanted !== undefined && pathOnSite(wanted)?.replace(/^\/+/, '/')) || path + query;
}
