import { useMemo, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';

import { isOffline } from '../core/connection';
import { focusedBeside, isFocusLost } from '../core/focused';
import { connectionProblems, framedWords } from '../domain/account-words';
import type { FormValues } from '../domain/form-values';
import type { Outcome } from '../domain/outcome';
import { Button } from './button';
import { ErrorSummary } from './error-summary';
import { useFocusAfterRender } from './focus/use-focus-after-render';
import { FormContext } from './form-context';
import { afterChange, inPageOrder, noProblems, readValues, type FormErrors, type Problems } from './form-problems';
import { isTypingOutside } from './typing';
import { useFieldIds } from './use-field-ids';
import { useSeen } from './use-seen';
import { useSending } from './use-sending';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'className'> {
  /** Where the browser posts the values once they are valid; for a form without `onSubmit`. */
  action?: string;
  /** Validates the values before they are sent. */
  validate?: (values: FormValues) => FormErrors;
  /** Sends the values; `data` is the full form data, with files and repeated names. */
  onSubmit?: (values: FormValues, data: FormData) => Promise<Outcome>;
  /** Inside another site's frame, refuse to send unless the button is visible (see `useSeen`). */
  mustBeSeen?: boolean;
  /** Label of the submit button. */
  submit: string;
  /** Label of the submit button while sending. */
  submitting?: string;
  /** Further actions beside the submit button. */
  actions?: ReactNode;
  /** Replaces the form once it is sent. */
  success?: ReactNode;
}

/**
 * A form that validates, sends once and reports errors. Rules are checked on submit; after that an error goes once its
 * rule is met, while new ones wait for the next submit, so that nothing moves during typing.
 */
export function Form({
  validate,
  onSubmit,
  mustBeSeen = false,
  submit,
  submitting,
  actions,
  success,
  children,
  ...rest
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useSeen(button, mustBeSeen);
  const { isSending, isUnderWay, begin, end, expectToLeave } = useSending(form);
  const focusAfter = useFocusAfterRender();
  const { ids, register } = useFieldIds();
  const [problems, setProblems] = useState(noProblems);
  const [refusal, setRefusal] = useState(0);
  const [sent, setSent] = useState(false);

  /** Undefined for a name without a control, such as a field of another step that the server refuses. */
  const box = (name: string) => {
    const id = ids.get(name);
    // In the form, since a page may draw it inside another library's shadow root.
    return id === undefined ? undefined : form.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  };
  const errors = useMemo(() => ({ ...problems.refusals, ...problems.rules }), [problems]);
  const context = useMemo(() => ({ errors, sending: isSending, register }), [errors, isSending, register]);

  /** Shows problems and moves the focus to them, or to a field that must be filled in again. */
  const refuse = (found: Partial<Problems>, field?: string) => {
    const place = () => (field === undefined ? summary.current : (box(field) ?? null));
    focusAfter(() => (isTypingOutside(form.current) ? null : place()));
    setRefusal((before) => before + 1);
    setProblems({ ...noProblems, ...found });
  };

  const deliver = (outcome: Outcome) => {
    if (outcome.sent) return setSent(true);
    const { clear = [], errors: refusals = {}, messages } = outcome;
    for (const name of clear) empty(box(name));
    refuse({ refusals: inPageOrder(refusals, box), messages }, clear[0]);
  };

  const send = async (event: FormEvent) => {
    if (onSubmit || isUnderWay()) event.preventDefault();
    if (isUnderWay()) return;
    const data = new FormData(form.current!);
    const values = readValues(data);
    const rules = inPageOrder(validate?.(values) ?? {}, box);
    if (Object.keys(rules).length > 0) {
      event.preventDefault();
      return refuse({ rules });
    }
    const hindrance = isSeen() ? reasonToStay() : framedWords.covered;
    if (hindrance) {
      event.preventDefault();
      return refuse({ messages: [hindrance] });
    }
    begin();
    setProblems(noProblems);
    if (onSubmit) await onSubmit(values, data).then(deliver).finally(end);
    else expectToLeave(event.nativeEvent);
  };

  /** Why the browser must not leave the page: only its own error page would say so. */
  const reasonToStay = () => (!onSubmit && isOffline() ? connectionProblems.offline : undefined);

  const check = ({ target }: FormEvent) => {
    // What is typed now is not what was sent.
    setSent(false);
    if (problems === noProblems) return;
    const { id, name } = target as HTMLInputElement;
    const field = name || [...ids].find(([, own]) => own === id)?.[0] || '';
    const fresh = validate?.(readValues(new FormData(form.current!))) ?? {};
    // The error that has the focus may go, with or without the others.
    if (summary.current?.contains(focusedBeside(summary.current))) {
      focusAfter(() => (isFocusLost() ? (summary.current ?? button.current) : null));
    }
    setProblems(afterChange(problems, field, fresh));
  };

  if (sent && success) return success;
  const listed = [
    ...problems.messages.map((message) => ({ message })),
    ...Object.entries(errors).map(([name, message = '']) => ({ message, id: ids.get(name) })),
  ];
  return (
    <FormContext value={context}>
      <form
        {...rest}
        ref={form}
        className="agency-form"
        noValidate
        onSubmit={send}
        onInput={check}
        onReset={() => {
          setSent(false);
          setProblems(noProblems);
        }}
      >
        {listed.length > 0 && <ErrorSummary key={refusal} problems={listed} ref={summary} />}
        {children}
        <div className="agency-row">
          <Button ref={button} type="submit" look="primary" busy={isSending} busyLabel={submitting}>
            {submit}
          </Button>
          {actions}
        </div>
      </form>
    </FormContext>
  );
}

function empty(control?: HTMLElement | null) {
  if (control instanceof HTMLInputElement) control.value = '';
}
