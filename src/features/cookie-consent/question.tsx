import { consentWords as words } from '../../domain/consent-words';
import { AgencyText } from '../../ui/agency-text';

/** What every way to ask for consent shows. */
export interface Question {
  /** As the site wrote it; ours without. */
  message: string;
  /** Where the cookie policy is. */
  policy: string | undefined;
}

/** What the visitor is asked: in the site's words, or in ours. */
export function QuestionText({ message, host }: { message: string; host: string | undefined }) {
  if (message) return <AgencyText html={message} inline />;
  return host ? words.messageWithMaps(host) : words.message;
}
