import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The mails that an agency has sent, in a folder of its own. */
export class Letterbox {
  readonly folder = join(mkdtempSync(join(tmpdir(), 'agency-')), 'mail');

  /** All mails so far, the oldest first, as they were sent. */
  async all() {
    const files = (await readdir(this.folder).catch(() => [])).sort();
    return Promise.all(files.map((file) => readFile(join(this.folder, file), 'utf8')));
  }

  /** The mails that contain an address, with soft line breaks removed; waits until there are at least `count`. */
  async of(email: string, count: number) {
    for (let wait = 0; wait < 50; wait++) {
      const whole = (await this.all()).map((letter) => letter.replaceAll('=\n', ''));
      const found = whole.filter((letter) => letter.includes(email));
      if (found.length >= count) return found;
      await new Promise((done) => setTimeout(done, 100));
    }
    return assert.fail(`no ${count} letters of ${email}`);
  }
}
