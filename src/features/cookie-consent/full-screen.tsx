import { useState } from 'react';

import { consentWords } from '../../domain/consent-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Link } from '../../ui/link';
import { QuestionText, type Question } from './question';
import { useAnswer } from './use-answer';

const words = consentWords.fullScreen;

/** Asks before the page can be used. Closing it is not an answer: nothing is tracked, and the next page asks again. */
export function FullScreen({ message, policy }: Question) {
  const [isClosed, setClosed] = useState(false);
  const { give, host, place } = useAnswer();
  if (isClosed) return null;
  return (
    <Dialog label={words.heading} onClose={() => setClosed(true)}>
      <p className="agency-text">
        <QuestionText message={message} host={host} />
      </p>
      <p className="agency-consent-ways">
        <Link href={policy}>{words.policy}</Link>
        {host && <Link href="#/cookies">{consentWords.choose}</Link>}
      </p>
      <div ref={place} className="agency-consent-answers">
        <Button onClick={() => give(false)}>{words.decline}</Button>
        <Button onClick={() => give(true)}>{words.accept}</Button>
      </div>
    </Dialog>
  );
}
