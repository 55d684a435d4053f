import { consentWords as words } from '../../domain/consent-words';
import { AgencyText } from '../../ui/agency-text';

/** Common props of the consent banner and dialogs. */
export interface Question {
  /** The site's own text; empty for ours. */
  message: string;
  /** URL of the cookie policy. */
  policy: string;
}

/** The text of the question: the site's own, or ours. */
export function QuestionText({ message, host }: { message: string; host: string | undefined }) {
  if (message) return <AgencyText html={message} inline />;
  return host ? words.messageWithMaps(host) : words.message;
}
