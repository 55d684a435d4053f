import { sendAlerts } from './alerts';
import { sendChangeNotices } from './change-notices';
import type { Services } from './environment';
import { sendLeadMails } from './lead-mails';
import { sendPasswordResets } from './password-resets';

const everyTenMinutes = 10 * 60 * 1000;

/** Sends mails that failed, and alerts about new homes, at intervals until the returned function is called. */
export function startMailRounds(services: Services): () => void {
  const stopped = new AbortController();
  let isUnderWay = false;
  const round = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      await sendPasswordResets(services, stopped.signal);
      await sendChangeNotices(services, stopped.signal);
      await sendLeadMails(services, stopped.signal);
      await sendAlerts(services, new Date(), stopped.signal);
    } finally {
      isUnderWay = false;
    }
  };
  const timer = setInterval(() => services.background.start(round), everyTenMinutes);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}
