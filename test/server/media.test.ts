import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { freshFolder, serverForTests } from './support/start';

const server = serverForTests({ pictureFolder: await freshFolder() });

const get = (path: string, signal?: AbortSignal) => fetch(`${server.url}/media/${path}`, { signal });

describe('pictures', () => {
  it('come in the size and format of their address, and are kept for a week', async () => {
    const answer = await get('320x_/room-kitchen-1.webp');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'image/webp');
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=604800');
    assert.equal(answer.headers.get('content-encoding'), null);
    const picture = Buffer.from(await answer.arrayBuffer());
    assert.equal(picture.toString('latin1', 8, 12), 'WEBP');
  });

  for (const path of ['321x_/room-kitchen-1.webp', 'nothing-1.webp', '320x_/room-kitchen-1.svg', '..%2f..%2fsecret']) {
    it(`T27 are 404 for anything else: ${path}`, async () => assert.equal((await get(path)).status, 404));
  }

  it('T27 are asked for again later when too many are being drawn', async () => {
    const enough = new AbortController();
    const asked = Array.from({ length: 60 }, (_, number) =>
      [320, 375, 408, 430, 550, 575, 600, 768].map((width) =>
        get(`${width}x_/room-study-${number + 1}.webp`, enough.signal),
      ),
    ).flat();
    const refused = await Promise.any(
      asked.map(async (each) => {
        const answer = await each;
        assert.equal(answer.status, 503);
        return answer;
      }),
    );
    assert.equal(refused.headers.get('retry-after'), '2');
    enough.abort();
    await Promise.allSettled(asked);
  });
});

describe('pictures that cannot be kept', () => {
  const file = fileURLToPath(import.meta.url);
  const full = serverForTests({ pictureFolder: join(file, 'pictures') });

  it('are painted all the same', async () => {
    const answer = await fetch(`${full.url}/media/320x_/room-kitchen-1.webp`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'image/webp');
  });
});
