import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Agency } from '../agency';
import { unguessable } from '../seal';

/** An email to one recipient. */
export interface Mail {
  to: string;
  subject: string;
  /** Reply-To address; the agency by default. */
  replyTo?: string;
  text: string;
  /** The same content as HTML. */
  html?: string;
  /** Unsubscribe URL: email programs offer it as a button and post to it. */
  stopUrl?: string;
}

/** A mail server that accepts connections and says nothing fails after this many milliseconds. */
const longestSilence = 30_000;
const mailFile = /^\d{4}-\d\d-\d\dT.*\.eml$/;

/**
 * Whether the mail server said that this recipient will never get the email: visitors may mistype or invent an address.
 * Any other refusal is about the agency's own access to the mail server, or is temporary.
 */
export function isRecipientRefused(error: unknown): boolean {
  return isRefusedAt(['RCPT TO'], error);
}

/** Whether the mail server refused the recipient or the mail itself for good, rather than the agency. */
export function isMailRefused(error: unknown): boolean {
  return isRefusedAt(['RCPT TO', 'DATA'], error);
}

function isRefusedAt(commands: readonly string[], error: unknown): boolean {
  const { command = '', responseCode } = error as { command?: string; responseCode?: number };
  return commands.includes(command) && Number(responseCode) >= 500;
}

/** Sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes the mails it keeps that are more than a year old, as old leads are. */
  removeOldMails?(): Promise<void>;
}

/** A mailer that sends through the mail server at the URL, such as `smtps://user:password@host`. */
export function smtpMailer(url: string, agency: Agency): Mailer {
  const transport = createTransport({ url, connectionTimeout: longestSilence, socketTimeout: longestSilence });
  return {
    async send(mail) {
      await transport.sendMail(message(mail, agency));
    },
  };
}

/** A mailer for development that writes each message to its own file in the folder. */
export function folderMailer(folder: string, agency: Agency): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const sent = await transport.sendMail(message(mail, agency));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(
        join(folder, `${inFileName(new Date())}-${unguessable().slice(0, 6)}.eml`),
        sent.message as Buffer,
        {
          mode: 0o600,
        },
      );
    },
    async removeOldMails() {
      const aYearAgo = new Date();
      aYearAgo.setFullYear(aYearAgo.getFullYear() - 1);
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => mailFile.test(name) && name < inFileName(aYearAgo));
      for (const name of old) await rm(join(folder, name), { force: true });
    },
  };
}

const inFileName = (moment: Date) => moment.toISOString().replaceAll(':', '-');

function message({ stopUrl, ...mail }: Mail, { name, email }: Agency): SendMailOptions {
  const from = { name, address: email };
  if (!stopUrl) return { from, ...mail };
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'Auto-Submitted': 'auto-generated' };
  return { from, ...mail, headers, list: { unsubscribe: stopUrl } };
}
