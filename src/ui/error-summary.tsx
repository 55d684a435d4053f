import { useEffect, useState, type MouseEvent, type Ref } from 'react';

import { useUniqueId } from '../core/use-unique-id';

/** One error: of the field with this `id`, to which it links, or of the whole form. */
export interface Problem {
  id?: string;
  message: string;
}

interface Props {
  problems: readonly Problem[];
  ref: Ref<HTMLDivElement>;
}

/** Milliseconds until screen readers have noticed it. */
const notice = 1000;

/** All errors of a form, listed above it in the same words as beside the fields. */
export function ErrorSummary({ problems, ref }: Props) {
  const headingId = useUniqueId();
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), notice);
    return () => clearTimeout(timer);
  }, []);
  return (
    // With a name, since Orca says nothing of an alert that appears inside what takes the focus.
    <div className="agency-errors" ref={ref} tabIndex={-1} role="group" aria-labelledby={headingId}>
      {/*
       * Read out when it appears, not in full again for each error that goes while someone types. VoiceOver never reads
       * a region that starts switched off.
       */}
      <div className="agency-errors-text" role="alert" aria-live={isNoticed ? 'off' : undefined}>
        <h2 className="agency-heading-4" id={headingId}>
          There is a problem
        </h2>
        <ul className="agency-errors-list">
          {problems.map(({ id, message }) => (
            <li className="agency-errors-item" key={`${id} ${message}`}>
              {id ? (
                <a className="agency-errors-link" href={`#${id}`} onClick={focusField}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the field without changing the URL: its hash is the page's route. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  root.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
