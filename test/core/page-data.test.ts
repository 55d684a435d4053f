import { expect } from '@open-wc/testing';

import { announce, onConfigured, readPage } from '../../src/core/page-data';
import { listenTo } from '../support/watch';

const globals = globalThis as { Agency?: unknown; Homeflow?: unknown; Ctesius?: unknown };

function write(html: string) {
  const place = document.createElement('div');
  place.append(document.createRange().createContextualFragment(html));
  return document.body.appendChild(place);
}
const block = (data: string) => `<script type="application/json" id="agency-data">${data}</script>`;

describe('page data', () => {
  const places: Element[] = [];
  const put = (html: string) => void places.push(write(html));
  afterEach(() => {
    places.splice(0).forEach((place) => place.remove());
    delete globals.Agency;
    delete globals.Homeflow;
    delete globals.Ctesius;
  });

  it('RTE-08 is read from the JSON block of the page', () => {
    put(block('{"agency_name": "Hartwell Vane"}'));
    expect(readPage([])).to.deep.equal({ agency_name: 'Hartwell Vane' });
  });

  it('RTE-08 is asked of the platform for keys the block does not have', () => {
    put(block('{"agency_name": "Block"}'));
    globals.Homeflow = { get: (key: string) => ({ agency_name: 'Homeflow', page_route: 'properties#show' })[key] };
    globals.Ctesius = { getConfig: (key: string) => ({ property: { id: 1 } })[key] };
    expect(readPage(['agency_name', 'page_route', 'property', 'nothing'])).to.deep.equal({
      agency_name: 'Block',
      page_route: 'properties#show',
      property: { id: 1 },
      nothing: undefined,
    });
  });

  it('RTE-08 given by script counts before all other', () => {
    put(block('{"agency_name": "Block"}'));
    globals.Agency = { configured: { agency_name: 'Script' } };
    expect(readPage(['agency_name'])).to.deep.equal({ agency_name: 'Script' });
  });

  it('RTE-08 that is not a JSON object is reported once, and the page goes on', async () => {
    for (const data of ['{"a": 1', '[1]', 'null', '']) {
      put(block(data));
      const said = await listenTo('error', () => {
        expect(readPage([])).to.deep.equal({});
        readPage([]);
      });
      expect(said, data).to.have.length(1);
      expect(said[0]).to.include('#agency-data');
      places.pop()!.remove();
    }
  });

  it('RTE-08 says where its JSON breaks, as the browser tells it', async () => {
    put(block('{ "agency_name": "Hartwell Vane", }'));
    const [said] = await listenTo('error', () => void readPage([]));
    let why = '';
    try {
      JSON.parse('{ "agency_name": "Hartwell Vane", }');
    } catch (error) {
      why = (error as Error).message;
    }
    expect(said).to.equal(`The page data in #agency-data is not a JSON object: ${why}. All defaults are used.`);
  });

  it('RTE-08 is read from a file that an editor saved with a byte order mark', () => {
    put(block('\uFEFF{"agency_name": "Hartwell Vane"}'));
    expect(readPage([])).to.deep.equal({ agency_name: 'Hartwell Vane' });
  });

  for (const [what, html] of [
    ['no type', '<div id="agency-data">{"agency_name": "Hartwell Vane"}</div>'],
    ['another type', block('{}').replace('application/json', 'application/ld+json')],
  ] as const) {
    it(`RTE-08 in a block of ${what} is told to be left unread`, async () => {
      put(block('{"agency_name": "Of the page before"}'));
      readPage([]);
      places.pop()!.remove();
      put(html);
      const said = await listenTo('error', () => void [readPage([]), readPage([])]);
      expect(said).to.deep.equal([
        'The page data in #agency-data is not read: its block must begin with <script type="application/json" id="agency-data">.',
      ]);
    });
  }

  it('RTE-08 in two blocks is told to be read from the first', async () => {
    put(block('{"agency_name": "First"}') + block('{"agency_name": "Second"}'));
    const said = await listenTo('error', () => {
      expect(readPage([])).to.deep.equal({ agency_name: 'First' });
    });
    expect(said).to.deep.equal(['Of 2 blocks of page data, #agency-data, only the first is read.']);
  });

  it('RTE-08 puts a script before the page and the page before the platform, however each spells a key', () => {
    globals.Homeflow = { get: (key: string) => ({ agency_name: 'Platform', privacy_link: '/privacy' })[key] };
    put(block('{"agencyName": "Page"}'));
    const { privacy_link: link, ...named } = readPage(['agency_name', 'agencyName', 'privacy_link']);
    expect(named).to.deep.equal({ agencyName: 'Page' });
    expect(link).to.equal('/privacy');
    globals.Agency = { configured: { agency_name: 'Script' } };
    expect(readPage(['agency_name'])).to.deep.equal({ agency_name: 'Script' });
  });

  it('RTE-08 survives a platform that throws', () => {
    globals.Homeflow = {
      get: () => {
        throw new Error('platform');
      },
    };
    expect(readPage(['agency_name'])).to.deep.equal({ agency_name: undefined });
  });

  it('T04 is not hidden by elements with the ids and names of our globals', async () => {
    put(
      '<img id="agency-data"><a id="Agency" href="https://evil.example"></a><form name="Homeflow"><input name="get"></form><a id="Ctesius"></a>',
    );
    const said = await listenTo('error', () =>
      expect(readPage(['agency_name'])).to.deep.equal({ agency_name: undefined }),
    );
    put(block('{"agency_name": "Real"}'));
    expect(said).to.deep.equal([]);
    expect(readPage(['agency_name'])).to.deep.equal({ agency_name: 'Real' });
    await listenTo('error', () => announce('user_signed_in'));
  });

  it('T05 cannot reach a prototype', () => {
    put(
      block(
        '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "a": {"__proto__": {"b": 1}}}',
      ),
    );
    expect(readPage([])).to.deep.equal({ a: {} });
    expect(({} as { polluted?: number }).polluted).to.equal(undefined);
  });

  it('RTE-09 added later by script is heard of', () => {
    let heard = 0;
    onConfigured(() => heard++);
    document.dispatchEvent(new CustomEvent('agency-configured'));
    expect(heard).to.equal(1);
  });
});

describe('what happens on the page', () => {
  afterEach(() => delete globals.Homeflow);

  it('is told as an event of the document, and through the platform', () => {
    const told: unknown[] = [];
    globals.Homeflow = { kickEvent: (...given: unknown[]) => told.push(given) };
    document.addEventListener('agency-saved-property-added', (event) => told.push((event as CustomEvent).detail), {
      once: true,
    });
    announce('saved_property_added', '7');
    expect(told).to.deep.equal(['7', ['saved_property_added', '7']]);
  });

  it('F33 is told without harm to a page whose listeners throw', async () => {
    globals.Homeflow = {
      kickEvent: () => {
        throw new Error('page');
      },
    };
    expect(await listenTo('error', () => announce('user_signed_in'))).to.have.length(1);
  });
});
