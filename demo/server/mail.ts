import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Agency } from './environment';
import { unguessable } from './seal';

/** A message to one person, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
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
      await transport.sendMail({ from: sender(agency), ...mail });
    },
  };
}

/** A mailer that writes each message to a file of its own in the folder, where a developer can open it. */
export function folderMailer(folder: string, agency: Agency): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: sender(agency), ...mail });
      const moment = new Date().toISOString().replaceAll(':', '-');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${moment}-${unguessable().slice(0, 6)}.eml`), message as Buffer, { mode: 0o600 });
    },
  };
}

function sender(agency: Agency): { name: string; address: string } {
  return { name: agency.name, address: agency.email };
}
