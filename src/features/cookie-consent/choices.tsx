import { useAtomValue } from 'jotai/react';
import type { SubmitEvent } from 'react';

import { navigate } from '../../core/path';
import { consentWords } from '../../domain/consent-words';
import { consentAtom } from '../../state/consent';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { Link } from '../../ui/link';
import { QuestionText, type Question } from './question';
import { useAnswer } from './use-answer';

const words = consentWords.choices;

/** Shows the visitor's answer and lets them change it, for all purposes at once or for each of several. */
export function Choices({ message, policy }: Question) {
  const { status, maps, at, isAssumed } = useAtomValue(consentAtom) ?? {};
  const { give, host, place } = useAnswer();
  const close = () => navigate('/');
  const answer = (statistics: boolean, isMapsAllowed = statistics) => {
    if (give(statistics, isMapsAllowed)) close();
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    answer(chosen.has('statistics'), chosen.has('maps'));
  };
  return (
    <Dialog label={words.heading} onClose={close}>
      <form className="agency-stack agency-consent-choices" onSubmit={save}>
        <p className="agency-text">
          <QuestionText message={message} host={host} /> <Link href={policy}>{consentWords.policy}</Link>
        </p>
        {status && at && !isAssumed && <p className="agency-consent-now">{words.answered(status, at)}</p>}
        <dl className="agency-consent-needed">
          <dt className="agency-consent-name">{words.needed}</dt>
          <dd className="agency-small agency-muted">{words.neededWhy}</dd>
        </dl>
        {host && (
          <>
            <Checkbox
              name="statistics"
              label={words.statistics}
              hint={words.statisticsWhy}
              defaultChecked={status === 'allow'}
            />
            <Checkbox name="maps" label={words.maps} hint={words.mapsWhy(host)} defaultChecked={maps} />
          </>
        )}
        <div ref={place} className="agency-consent-answers">
          <Button onClick={() => answer(false)}>{host ? words.decline : consentWords.decline}</Button>
          <Button onClick={() => answer(true)}>{host ? words.accept : consentWords.accept}</Button>
        </div>
        {host && (
          <Button type="submit" look="primary" wide>
            {words.save}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
