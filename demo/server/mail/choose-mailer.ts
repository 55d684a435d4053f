import { join } from 'node:path';

import type { Agency } from '../agency';
import { demoAgency } from '../demo-agency';
import { folderMailer, smtpMailer, type Mailer } from './mail';

/** Where emails go, and the agency that sends them. */
export interface MailOptions {
  /** Folder for emails when there is no mail server. */
  mailFolder?: string;
  smtpUrl?: string;
  /** By default the demo's. */
  agency?: Agency;
}

/** Sends emails through the mail server, or writes them to a folder when there is none. */
export function chooseMailer(options: MailOptions): Mailer {
  const { smtpUrl, mailFolder = join('.data', 'mail'), agency = demoAgency } = options;
  return smtpUrl ? smtpMailer(smtpUrl, agency) : folderMailer(mailFolder, agency);
}
