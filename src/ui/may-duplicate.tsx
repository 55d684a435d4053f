import { use } from 'react';

import { leadFormWords as words } from '../domain/lead-words';
import { FormContext } from './form-context';
import { Note } from './note';

/** Warns, in a form that was sent without an answer, that sending it again may duplicate it. */
export function MayDuplicate() {
  const { sending } = use(FormContext);
  return !sending && <Note>{words.mayDuplicate}</Note>;
}
