import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('.', import.meta.url));
const versionLength = 12;

/** A hash of the drawing code, so that cached pictures of older code are not served. */
export function drawingVersion(): string {
  const hash = createHash('sha256');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(source, name)));
  return hash.digest('hex').slice(0, versionLength);
}
