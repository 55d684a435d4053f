import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { keepFile } from '../../core/keep-file';
import { acceptedKinds, fileProblem, fileSize, fileWords as words, shortFileName } from '../../domain/chosen-file';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { bin, paperclip } from '../../ui/icons/actions';
import { done } from '../../ui/icons/signs';
import { Live } from '../../ui/live';

interface Props {
  name?: string;
  label?: string;
  hint?: string;
  accept?: string;
  required?: boolean;
}

/** A file input whose file is sent with the form around it. */
export function FileInput({ name = 'file', label = 'File', hint, accept = '', required = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const isWarned = useRef(false);

  const check = useEffectEvent((event: Event) => {
    const box = input.current!;
    if (event.target !== box.form || !required || box.files!.length > 0 || box.matches(':disabled')) return;
    const { submitter } = event as SubmitEvent;
    if (submitter?.hasAttribute('formnovalidate')) return;
    event.preventDefault();
    event.stopPropagation();
    miss();
    // The browser has not looked at the fields before this one.
    box.focus();
  });
  const empty = useEffectEvent((event: Event) => {
    if (event.target !== input.current!.form) return;
    // After all listeners: the page may cancel the reset.
    setTimeout(() => event.defaultPrevented || show(undefined));
  });

  useEffect(() => {
    // Not the document: neither event leaves the shadow root of another library.
    const root = input.current!.getRootNode();
    // Some forms have no browser validation. In the capture phase, before the page's own submit listeners.
    root.addEventListener('submit', check, true);
    root.addEventListener('reset', empty);
    return () => {
      root.removeEventListener('submit', check, true);
      root.removeEventListener('reset', empty);
    };
  }, []);

  function show(chosen: File | undefined, problem?: string) {
    setFile(chosen);
    setError(problem);
    setSaid(chosen ? words.chosen(shortFileName(chosen.name)) : '');
  }

  /** Cleared so that choosing the same file again fires `change`. */
  function clear(problem?: string) {
    input.current!.value = '';
    show(undefined, problem);
    setSaid(problem ?? '');
  }

  function miss() {
    show(undefined, words.missing);
    const first = input.current!.form?.querySelector(':invalid:not(fieldset)');
    if (first === input.current) input.current!.focus();
  }

  async function choose() {
    const chosen = input.current!.files?.[0];
    if (!chosen) return show(undefined);
    const problem = fileProblem(chosen, accept);
    if (problem) return clear(problem);
    if (!isWarned.current) warnUnlessSent(input.current!.form);
    isWarned.current = true;
    await keepFile(input.current!, chosen).then(
      (kept) => kept && show(kept),
      () => input.current && clear(words.unreadable),
    );
  }

  function remove() {
    clear();
    setSaid(words.removed);
    input.current!.focus();
  }

  const shortName = file && shortFileName(file.name);
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={!required}>
      {(control) => (
        <div className="agency-file">
          <div className="agency-file-drop">
            <Icon path={file ? done : paperclip} />
            {file ? (
              <span className="agency-file-words">
                <span className="agency-file-name">{shortName}</span>
                <span className="agency-small agency-muted">{fileSize(file.size)}</span>
              </span>
            ) : (
              <span className="agency-file-words">
                <span className="agency-link">{words.choose}</span>
                <span className="agency-small agency-muted">{words.drop}</span>
              </span>
            )}
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={acceptedKinds(accept).join() || undefined}
              required={required}
              className="agency-file-box"
              onChange={() => void choose()}
              onInvalid={(event) => {
                event.preventDefault();
                miss();
              }}
            />
          </div>
          {shortName && <Button look="plain" icon={bin} aria-label={words.remove(shortName)} onClick={remove} />}
          <Live>{said}</Live>
        </div>
      )}
    </Field>
  );
}

/** From any other form the browser silently sends only the file's name; a script can send the file from anywhere. */
function warnUnlessSent(form: HTMLFormElement | null) {
  if (form?.matches('[method="post" i][enctype="multipart/form-data" i]')) return;
  const needed = 'a form with method="post" and enctype="multipart/form-data"';
  console.error(`<agency-file-input> is not inside ${needed}: unless a script sends its file, it is lost.`);
}
