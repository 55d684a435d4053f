import type { MouseEvent, Ref } from 'react';

/** One error: of the field with this `id`, to which it links, or of the whole form. */
export interface Problem {
  id?: string;
  message: string;
}

interface Props {
  problems: readonly Problem[];
  ref: Ref<HTMLDivElement>;
}

/** All errors of a form, listed above it in the same words as beside the fields. */
export function ErrorSummary({ problems, ref }: Props) {
  return (
    <div className="agency-errors" ref={ref} tabIndex={-1}>
      {/* Read out when it appears, not again and whole at each error that goes while someone types. */}
      <div className="agency-errors-text" role="alert" aria-live="off">
        <h2 className="agency-heading-4">There is a problem</h2>
        <ul className="agency-errors-list">
          {problems.map(({ id, message }) => (
            <li className="agency-errors-item" key={`${id} ${message}`}>
              {id ? (
                <a className="agency-errors-link" href={`#${id}`} onClick={lead}>
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
function lead(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
  root.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
