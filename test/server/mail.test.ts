import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { demoAgency } from '../../demo/server/demo-agency';
import { folderMailer, smtpMailer } from '../../demo/server/mail/mail';
import { freshFolder } from './support/start';

const mail = { to: 'zoë@example.com', subject: 'A new password for Zoë', text: 'Dear Zoë,\n\nhere it is.\n' };

describe('mail', () => {
  it('is written to a file of its own that only the owner may read', async () => {
    const folder = await freshFolder();
    const mailer = folderMailer(join(folder, 'mail'), demoAgency);
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const files = await readdir(join(folder, 'mail'));
    assert.equal(files.length, 2);
    const file = join(folder, 'mail', files[0] ?? '');
    assert.match(await readFile(file, 'utf8'), /^From: Hartwell Vane <hello@hartwellvane\.example>$/m);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.equal((await stat(join(folder, 'mail'))).mode & 0o777, 0o700);
  });

  it('is handed to a mail server when there is one', async () => {
    const received: string[] = [];
    const server = createServer((socket) => {
      let isLetter = false;
      socket.write('220 ready\r\n');
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n').filter(Boolean)) {
          received.push(line);
          if (isLetter && line !== '.') continue;
          isLetter = line === 'DATA';
          socket.write(isLetter ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
        }
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await smtpMailer(`smtp://127.0.0.1:${port}`, demoAgency).send({ ...mail, to: 'ada@example.com' });
    server.close();
    assert.ok(received.includes('MAIL FROM:<hello@hartwellvane.example>'));
    assert.ok(received.includes('RCPT TO:<ada@example.com>'));
    assert.match(received.join('\n'), /^Subject: =\?UTF-8\?Q\?A_new_password_for_Zo=C3=AB/m);
  });

  it('T06 takes no further header from a name or an address', async () => {
    const folder = await freshFolder();
    const hostile = { ...mail, to: 'a@example.com\r\nBcc: all@example.com', subject: 'x\r\nBcc: all@example.com' };
    await folderMailer(folder, demoAgency).send(hostile);
    const [file = ''] = await readdir(folder);
    assert.doesNotMatch(await readFile(join(folder, file), 'utf8'), /^Bcc:/m);
  });
});
