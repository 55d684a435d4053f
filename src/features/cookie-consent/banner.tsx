import { useRef } from 'react';

import { useUniqueId } from '../../core/use-unique-id';
import { consentWords as words } from '../../domain/consent-words';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { useFocusReturn } from '../../ui/focus/use-focus-return';
import { Link } from '../../ui/link';
import { QuestionText, type Question } from './question';
import { useAnswer } from './use-answer';
import { useRoom } from './use-room';

/** A non-modal banner: the page stays usable, and the banner neither takes the focus nor covers the focused element. */
export function Banner({ message, policy }: Question) {
  const id = useUniqueId();
  const box = useRef<HTMLElement>(null);
  const { give, host, place } = useAnswer();
  const goBack = useFocusReturn(box);
  const isAbove = useRoom(box);
  const press = (isAgreed: boolean) => {
    if (give(isAgreed)) goBack();
  };
  return (
    <section
      ref={box}
      className={classes('agency-consent agency-no-print', isAbove && 'agency-consent-above')}
      aria-label={words.region}
      aria-describedby={id}
    >
      <div id={id} className="agency-consent-words">
        <p className="agency-consent-heading">{words.heading}</p>
        <p className="agency-small">
          <QuestionText message={message} host={host} />{' '}
          <span className="agency-consent-ways">
            <Link href={policy}>{words.policy}</Link>
            {host && (
              // The dialog gives the focus back to where it was, and the banner may be gone by then.
              <Link href="#/cookies" onClick={goBack}>
                {words.choose}
              </Link>
            )}
          </span>
        </p>
      </div>
      <div ref={place} className="agency-consent-answers">
        <Button onClick={() => press(false)}>{words.decline}</Button>
        <Button onClick={() => press(true)}>{words.accept}</Button>
      </div>
    </section>
  );
}
