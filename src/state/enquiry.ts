import { atom } from 'jotai/vanilla';

import { pageAddress } from '../core/path';
import { contactPage, officeContact } from '../domain/contact-page';
import { readEnquiryDraft, type EnquiryDraft } from '../domain/enquiry-draft';
import { readRecord } from '../domain/reading';
import { arrivedDraftAtom, draftAtom, keepDraftAtom } from './drafts';
import { settingsAtom } from './page';
import { pageSubjectAtom } from './page-subject';

/** Whom the page lets a visitor write to, and about what. */
export const contactPageAtom = pageSubjectAtom(contactPage);

/** Whom an office form of the page reaches, or one for the branch that is named. */
export const officeContactAtom = atom((get) => (branchId?: string) => {
  const { branchesIndexPath: prefix } = get(settingsAtom);
  return officeContact(get(contactPageAtom), { branchId, prefix });
});

/** What was entered so far to ask about something. */
export const enquiryDraftAtom = atom((get) => (about: string) => readEnquiryDraft(get(draftAtom)('enquiry'), about));

/** What was asked about something and, as this page was told, has arrived; undefined for anything else. */
export const arrivedEnquiryAtom = atom((get) => (about: string) => {
  const arrived = get(arrivedDraftAtom)('enquiry');
  return readRecord(arrived)?.['about'] === about ? readEnquiryDraft(arrived, about) : undefined;
});

/** Keeps what is entered for as long as the visit lasts. */
export const editEnquiryAtom = atom(null, (get, set, about: string, changes: Partial<EnquiryDraft>) => {
  const before = get(enquiryDraftAtom)(about);
  const fields = { ...before.fields, ...changes.fields };
  set(keepDraftAtom, 'enquiry', { ...before, ...changes, fields, about } satisfies EnquiryDraft);
});

/** The page on which somebody asked to hear of marketing; undefined when they did not. */
export const marketingUrl = (isTicked: boolean) => (isTicked ? pageAddress() : undefined);
