import { useAtomValue, useSetAtom } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { marketingWords as words, signInWords } from '../../domain/account-words';
import { accountWords } from '../../domain/prescribed-words';
import { isFramedAtom } from '../../state/foreign-frame';
import { updateMarketingPreferencesAtom } from '../../state/marketing-preferences';
import { pageAtom } from '../../state/page';
import { isSignedInAtom, isUserKnownAtom, userAtom } from '../../state/user';
import { AgencyText } from '../../ui/agency-text';
import { Form } from '../../ui/form';
import { Link } from '../../ui/link';
import { OpenInOwnWindow } from '../../ui/open-in-own-window';
import { RadioGroup } from '../../ui/radio-group';
import { Spinner } from '../../ui/spinner';
import { Success } from '../../ui/success';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';

interface Props {
  headingLevel?: HeadingLevel;
}

const choices = [
  { value: 'optin', label: words.optIn, hint: words.optInHint },
  { value: 'optout', label: words.optOut, hint: words.optOutHint },
];

/** Asks a signed-in visitor whether they want to receive marketing. */
export function MarketingPreferences({ headingLevel = '2' }: Props) {
  const isKnown = useAtomValue(isUserKnownAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { userId, isOptedInToMarketing } = useAtomValue(userAtom);
  const { customMarketingText } = useAtomValue(pageAtom);
  const isFramed = useAtomValue(isFramedAtom);
  const update = useSetAtom(updateMarketingPreferencesAtom);
  useElementState(isKnown ? 'ready' : 'loading');

  if (!isKnown) return <Spinner label={accountWords.loading} />;
  if (isFramed) return <OpenInOwnWindow heading={accountWords.marketingHeading} level={headingLevel} />;
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      <ViewHeading level={headingLevel}>{accountWords.marketingHeading}</ViewHeading>
      {customMarketingText && <AgencyText html={customMarketingText} />}
      {isSignedIn ? (
        <Form
          mustBeSeen
          key={userId}
          aria-label={accountWords.marketingHeading}
          submit={accountWords.update}
          submitting={words.sending}
          onSubmit={({ marketing }) => update(marketing === 'optin')}
          success={
            <Success heading={words.updated}>
              <p className="agency-text">{isOptedInToMarketing ? words.optedIn : words.optedOut}</p>
            </Success>
          }
        >
          <RadioGroup
            name="marketing"
            label={words.question}
            choices={choices}
            defaultValue={isOptedInToMarketing ? 'optin' : 'optout'}
          />
        </Form>
      ) : (
        <p className="agency-text">
          {words.signInFirst} <Link href="#/user/sign-in">{signInWords.heading}</Link>
        </p>
      )}
      <p className="agency-text">
        <Link href="#/user">{accountWords.backToProfile}</Link>
      </p>
    </div>
  );
}
