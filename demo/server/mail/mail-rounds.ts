import type { Services } from '../environment';
import { sendPasswordResets } from '../password-resets';
import { sendAlerts } from './alerts';
import { sendChangeNotices } from './change-notices';
import { sendLeadMails } from './lead-mails';

const everyTenMinutes = 10 * 60 * 1000;

/** Sends mails that failed, and alerts about new homes, at intervals until the returned function is called. */
export function startMailRounds(services: Services): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rounds = [
    skipWhileRunning(async () => {
      await sendPasswordResets(services, signal);
      await sendChangeNotices(services, signal);
      await sendLeadMails(services, signal);
    }),
    // Apart: there may be thousands, and a link to a new password lasts an hour.
    skipWhileRunning(() => sendAlerts(services, new Date(), signal)),
  ];
  const timer = setInterval(() => rounds.forEach((round) => services.background.start(round)), everyTenMinutes);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}

/** Does nothing while the round before is under way. */
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
