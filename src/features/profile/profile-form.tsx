import { useAtomValue, useSetAtom } from 'jotai/react';
import { Fragment, useState, type MouseEvent } from 'react';

import { profileWords as words } from '../../domain/account-words';
import { draftTexts } from '../../domain/draft-texts';
import { profileForm } from '../../domain/forms';
import { accountWords } from '../../domain/prescribed-words';
import { profileFields, type ProfileField } from '../../domain/user';
import { validate } from '../../domain/validation';
import { isFramedAtom } from '../../state/foreign-frame';
import { draftGenerationAtom } from '../../state/form-generations';
import { dropEditsAtom, editLocalUserAtom, hasUnsentFieldsAtom, localUserAtom } from '../../state/local-user';
import { settingsAtom } from '../../state/page';
import { updateProfileAtom } from '../../state/profile';
import { userAtom } from '../../state/user';
import { Form } from '../../ui/form';
import { Link } from '../../ui/link';
import { OpenInOwnWindow } from '../../ui/open-in-own-window';
import { Success } from '../../ui/success';
import { asName, TextField } from '../../ui/text-field';
import { useGone } from '../../ui/use-gone';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';

/** Keyboard and autofill attributes of each field. */
const manners = {
  title: { autoComplete: 'honorific-prefix' },
  firstName: { ...asName, autoComplete: 'given-name', required: true },
  lastName: { ...asName, autoComplete: 'family-name', required: true },
  email: { type: 'email', required: true },
  telHome: { type: 'tel' },
  telMobile: { type: 'tel' },
  houseName: {},
  houseNumber: {},
  streetAddress: { autoComplete: 'address-line1' },
  address2: { autoComplete: 'address-line2' },
  locality: { autoComplete: 'address-level3' },
  town: { autoComplete: 'address-level2' },
  county: { autoComplete: 'address-level1' },
  postcode: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
} as const;
const firstOfAddress = profileFields.indexOf('houseName');

/** Edits the visitor's details. Input stays in the editable copy until it is sent. */
export function ProfileForm({ headingLevel }: { headingLevel: HeadingLevel }) {
  const { userId, email } = useAtomValue(userAtom);
  const isFramed = useAtomValue(isFramedAtom);
  const settings = useAtomValue(settingsAtom);
  const generation = useAtomValue(draftGenerationAtom)('profile');
  // What was typed while the form was sent stays in it, to be sent too.
  const hasUnsent = useAtomValue(hasUnsentFieldsAtom);
  const edit = useSetAtom(editLocalUserAtom);
  const update = useSetAtom(updateProfileAtom);
  const isFormGone = useGone();
  const dropEdits = useSetAtom(dropEditsAtom);
  const [cancelled, setCancelled] = useState(0);
  // The page may go on showing this form. Only its fields are drawn again: the link keeps the focus.
  const cancel = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('form')!.reset();
    dropEdits();
    setCancelled(cancelled + 1);
  };
  if (isFramed) return <OpenInOwnWindow heading={words.edit} level={headingLevel} />;
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <ViewHeading level={headingLevel}>{words.edit}</ViewHeading>
      <Form
        mustBeSeen
        key={`${userId} ${generation}`}
        aria-label={words.edit}
        submit={words.save}
        submitting={words.saving}
        validate={(values) => validate(profileForm, values, settings)}
        onSubmit={(values) => {
          // What was typed may have expired as a draft, or been filled in without a word to the page.
          edit(draftTexts(values, profileFields));
          return update(isFormGone);
        }}
        actions={
          <Link href="#/user" look="plain" onClick={cancel}>
            {words.cancel}
          </Link>
        }
        success={
          !hasUnsent && (
            <Success heading={words.saved}>
              <p className="agency-text">{words.next(email)}</p>
              <Link href="#/user">{accountWords.backToProfile}</Link>
            </Success>
          )
        }
      >
        <Fragment key={cancelled}>
          {profileFields.slice(0, firstOfAddress).map(field)}
          <fieldset className="agency-profile-address">
            <legend className="agency-profile-legend agency-heading-4">{words.whereabouts}</legend>
            {profileFields.slice(firstOfAddress).map(field)}
          </fieldset>
        </Fragment>
      </Form>
    </div>
  );
}

const field = (name: ProfileField) => <Field key={name} name={name} />;

function Field({ name }: { name: ProfileField }) {
  const local = useAtomValue(localUserAtom);
  const edit = useSetAtom(editLocalUserAtom);
  const manner = manners[name];
  return (
    <TextField
      {...manner}
      name={name}
      label={words.fields[name]}
      optional={!('required' in manner)}
      defaultValue={local[name]}
      onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
    />
  );
}
