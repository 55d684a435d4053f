import { atom } from 'jotai/vanilla';

import { pageAddress } from '../core/path';
import { contactPage, officeContact } from '../domain/contact-page';
import { readEnquiryDraft, type EnquiryDraft } from '../domain/enquiry-draft';
import { draftAtom, keepDraftAtom, latestEnquiryAtom } from './drafts';
import { settingsAtom } from './page';
import { pageSubjectAtom } from './page-subject';
import { arrivedDraftAtom } from './sent-drafts';

/** The possible recipients of the page's contact forms, and the property they are about. */
export const contactPageAtom = pageSubjectAtom(contactPage);

/** The recipient of the page's office form, or of one for the given branch. */
export const officeContactAtom = atom((get) => (branchId?: string) => {
  const { branchesIndexPath: prefix } = get(settingsAtom);
  return officeContact(get(contactPageAtom), { branchId, prefix });
});

/** The name of the draft of an enquiry about a subject. */
export const enquiryName = (about: string) => `enquiry ${about}` as const;

/** The draft of an enquiry about a subject; until it has one, the person's details entered in another. */
export const enquiryDraftAtom = atom(
  (get) => (about: string) => readEnquiryDraft(get(draftAtom)(enquiryName(about)) ?? get(latestEnquiryAtom)(), about),
);

/** The enquiry about a subject that has arrived, as this page was told; undefined for any other. */
export const arrivedEnquiryAtom = atom((get) => (about: string) => {
  const arrived = get(arrivedDraftAtom)(enquiryName(about));
  return arrived === undefined ? undefined : readEnquiryDraft(arrived, about);
});

/** Keeps the draft for the visit. */
export const editEnquiryAtom = atom(null, (get, set, about: string, changes: Partial<EnquiryDraft>) => {
  const before = get(enquiryDraftAtom)(about);
  const fields = { ...before.fields, ...changes.fields };
  set(keepDraftAtom, enquiryName(about), { ...before, ...changes, fields, about } satisfies EnquiryDraft);
});

/** The page on which the visitor opted in to marketing; undefined when they did not. */
export const marketingUrl = (isTicked: boolean) => (isTicked ? pageAddress() : undefined);
