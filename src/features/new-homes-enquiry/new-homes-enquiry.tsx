import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { urlOnThisSite, pageLocation, pathOnSite } from '../../core/path';
import { useIgnored } from '../../core/use-ignored';
import { leadFormWords } from '../../domain/lead-words';
import { isAddress, isAsked, newHomesErrors, termsName } from '../../domain/new-homes-form';
import { newHomesWords as words } from '../../domain/new-homes-words';
import { leadHeadings, leadWords } from '../../domain/prescribed-words';
import { leadTermsOf } from '../../domain/terms';
import { draftGenerationAtom } from '../../state/form-generations';
import { giveUpRouteAtom } from '../../state/give-up-route';
import {
  keepNewHomesAnswersAtom,
  leaveWithNewHomesAnswersAtom,
  mayHaveNewHomesArrivedAtom,
  newHomesAnswersAtom,
  newHomesFormAtom,
} from '../../state/new-homes-enquiry';
import { pageAtom } from '../../state/page';
import { followPageForms } from '../../state/page-forms';
import { AgencyText } from '../../ui/agency-text';
import { useFormFocus } from '../../ui/focus/use-form-focus';
import { Form } from '../../ui/form';
import { Honeypot } from '../../ui/honeypot';
import { KeepDraft } from '../../ui/keep-draft';
import { LeadThanks } from '../../ui/lead-thanks';
import { MayDuplicate } from '../../ui/may-duplicate';
import { RemountOn } from '../../ui/remount-on';
import { TermsField } from '../../ui/terms-field';
import { useGiveUp } from '../../ui/use-give-up';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { AddressElement } from './address-element';
import { FormElement } from './form-element';
import { useArrival } from './use-arrival';

interface Props {
  formId?: string;
  returnTo?: string;
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
}

/** A form defined by the page and posted by the browser; renders nothing if the page defines none. */
export function NewHomesEnquiry({ formId, returnTo, termsLink, privacyLink, headingLevel = '2', ...rest }: Props) {
  const { inDialog = false } = rest;
  const form = useAtomValue(newHomesFormAtom);
  const answers = useAtomValue(newHomesAnswersAtom);
  const generation = useAtomValue(draftGenerationAtom)('newHomes');
  const mayDuplicate = useAtomValue(mayHaveNewHomesArrivedAtom);
  const { hasArrived, forgetArrived } = useArrival();
  const keep = useSetAtom(keepNewHomesAnswersAtom);
  const leave = useSetAtom(leaveWithNewHomesAnswersAtom);
  const page = useAtomValue(pageAtom);
  const { place, focusForm } = useFormFocus();
  const isMissing = !form;
  useElementState(isMissing ? 'empty' : 'ready');

  // Adds the token and, where the site has a captcha, its response, as for the page's own forms.
  useEffect(followPageForms, []);
  useGiveUp(useSetAtom(giveUpRouteAtom), isMissing && inDialog ? words.none : undefined);
  const elsewhere = returnTo && pathOnSite(returnTo) === undefined ? returnTo : undefined;
  useIgnored('agency-new-homes-enquiry', 'return-to', elsewhere, 'expected a path on this site');
  if (!form) return null;
  if (hasArrived) {
    return (
      <LeadThanks
        firstName=""
        again={words.again}
        onAgain={() => {
          forgetArrived();
          focusForm();
        }}
      >
        <p className="agency-text">{leadWords.thanks}</p>
      </LeadThanks>
    );
  }
  const { formElements, htmlFormId, gaName, para, submitButtonText } = form;
  const hidden = {
    // A server on another origin must not get the token of this page.
    ...(!page.origin && { authenticity_token: page.authenticityToken }),
    f_id: formId ?? htmlFormId,
    redirect_url: page.origin ? urlOnThisSite(returnAddress(returnTo)) : returnAddress(returnTo),
    'form_submission[do_not_contact]': '1',
    'lead_client[do_not_contact]': '1',
  };
  return (
    <div ref={place} className="agency-stack agency-stack-wide agency-view">
      {!inDialog && <ViewHeading level={headingLevel}>{leadHeadings.newHomes}</ViewHeading>}
      {para && <AgencyText html={para} />}
      <KeepDraft keep={(values) => keep(form, values)} onSend={leave}>
        <RemountOn value={generation}>
          <Form
            id={htmlFormId || undefined}
            data-ga-name={gaName || undefined}
            // Turbo would send it before the page's token and the captcha's answer are in it, and lose the reply.
            data-turbo="false"
            aria-label={leadHeadings.newHomes}
            action={urlOnThisSite(`${page.origin}/form_submissions`)}
            method="post"
            submit={mayDuplicate ? leadFormWords.sendAgain : submitButtonText || words.send}
            validate={(given) => newHomesErrors(form, given, page.settings)}
          >
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <div className="agency-new-homes-fields">
              {formElements.map((element) =>
                isAddress(element) && isAsked(element) ? (
                  <AddressElement key={element.fieldName} element={element} answers={answers} />
                ) : (
                  <FormElement key={element.fieldName} element={element} answers={answers} />
                ),
              )}
            </div>
            <TermsField name={termsName} {...leadTermsOf(page, { termsLink, privacyLink })} />
            <Honeypot name="hfhp" />
            {mayDuplicate && <MayDuplicate />}
          </Form>
        </RemountOn>
      </KeepDraft>
    </div>
  );
}

/** The address to return to: the wanted one if it is on this site, otherwise this page. */
function returnAddress(wanted = '') {
  const { path, query } = pageLocation();
  const found = wanted && pathOnSite(wanted);
  return found ? found.replace(/^\/+/, '/') + new URL(wanted, document.baseURI).search : path + query;
}
