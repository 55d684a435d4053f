import { sendAlerts } from './alerts';
import type { Services } from './environment';

const everyTenMinutes = 10 * 60 * 1000;

/** Sends alerts about new homes at intervals while the server runs, until the returned function is called. */
export function startAlertRounds(services: Services): () => void {
  const timer = setInterval(() => services.background.start(() => round(services)), everyTenMinutes);
  timer.unref();
  return () => clearInterval(timer);
}

async function round(services: Services): Promise<void> {
  await sendAlerts(services);
}
