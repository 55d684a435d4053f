import type { Services } from '../environment';
import { sendPasswordResets } from '../password-resets';
import { sendAlerts } from './alerts';
import { sendChangeNotices } from './change-notices';
import { sendLeadMails } from './lead-mails';

const everyTenMinutes = 10 * 60 * 1000;

/** Sends emails that failed, and alerts about new homes, at intervals until the returned function is called. */
export function startMailRounds(services: Services): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rounds = [
    skipWhileRunning(async () => {
      await sendPasswordResets(services, signal);
      await sendChangeNotices(services, signal);
      await sendLeadMails(services, signal);
    }),
    // Separate: there may be thousands of alerts, and a password link lasts only an hour.
    skipWhileRunning(() => sendAlerts(services, new Date(), signal)),
  ];
  const timer = setInterval(() => rounds.forEach((round) => services.background.start(round)), everyTenMinutes);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}

/** Does nothing while the previous round is under way. */
function skipWhileRunning(round: () => Promise<unknown>) {
  let isUnderWay = false;
  return async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await round();
    } finally {
      isUnderWay = false;
    }
  };
}
