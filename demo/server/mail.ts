import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Agency } from './agency';
import { unguessable } from './seal';

/** A message to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  /** Who is meant to be answered; the agency unless told. */
  replyTo?: string;
  text: string;
  /** The same once more, for programs that show HTML. */
  html?: string;
  /** Where mails of this kind are stopped: mail programs offer it as a button and post to it. */
  stopUrl?: string;
}

/** Hands messages on to the outside world. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mailer that hands messages to the mail server at the address, such as `smtps://user:password@host`. */
export function smtpMailer(url: string, agency: Agency): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail(message(mail, agency));
    },
  };
}

/** A mailer that writes each message to a file of its own in the folder, where a developer can open it. */
export function folderMailer(folder: string, agency: Agency): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const sent = await transport.sendMail(message(mail, agency));
      const moment = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${moment}-${unguessable().slice(0, 6)}.eml`), sent.message as Buffer, {
        mode: 0o600,
      });
    },
  };
}

function message({ stopUrl, ...mail }: Mail, { name, email }: Agency): SendMailOptions {
  const from = { name, address: email };
  if (!stopUrl) return { from, ...mail };
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' };
  return { from, ...mail, headers, list: { unsubscribe: stopUrl } };
}
