import { expect } from '@open-wc/testing';

import { defineElement, json, numberWithin } from '../../src/core/element';
import { drawingCount, propsOf, sample } from '../support/elements';
import { drawn, listenTo, render } from '../support/page';

type Sample = HTMLElement & { label?: unknown; amount?: unknown; active?: unknown; items?: unknown; size?: unknown };
void sample;

describe('attributes', () => {
  it('become typed props', async () => {
    const element = await render(
      `<agency-sample label="A" amount="2.5" active items='[1]' size="large" interest-rate="4"></agency-sample>`,
    );
    expect(propsOf(element)).to.deep.equal({
      label: 'A',
      amount: 2.5,
      active: true,
      items: [1],
      size: 'large',
      interestRate: 4,
    });
  });

  it('F23 fall back to the default when removed', async () => {
    const element = await render('<agency-sample label="A" amount="2" active size="large"></agency-sample>');
    for (const name of ['label', 'amount', 'active', 'size']) element.removeAttribute(name);
    await drawn();
    expect(propsOf(element)).to.deep.equal({ label: 'none', amount: 1, active: false, size: 'small', interestRate: 5 });
  });

  it('are true when present and false when "false"', async () => {
    expect(propsOf(await render('<agency-sample active></agency-sample>')).active).to.equal(true);
    expect(propsOf(await render('<agency-sample active=""></agency-sample>')).active).to.equal(true);
    expect(propsOf(await render('<agency-sample active="active"></agency-sample>')).active).to.equal(true);
    expect(propsOf(await render('<agency-sample active="false"></agency-sample>')).active).to.equal(false);
  });

  for (const no of ['no', 'No', '0', 'off', 'FALSE', ' false ']) {
    it(`are false when "${no}", as a content management system prints it`, async () => {
      expect(propsOf(await render(`<agency-sample active="${no}"></agency-sample>`)).active).to.equal(false);
    });
  }

  it('F24 of a few words are understood in capitals and with spaces around them, as an editor types them', async () => {
    let element!: HTMLElement;
    expect(
      await listenTo('error', async () => {
        element = await render('<agency-sample size="Large "></agency-sample>');
      }),
    ).to.deep.equal([]);
    expect(propsOf(element).size).to.equal('large');
  });

  it('F24 whose number has more in it than digits are told so', async () => {
    expect(await listenTo('error', () => render('<agency-sample amount="£350,000"></agency-sample>'))).to.deep.equal([
      '<agency-sample> ignores amount="£350,000": expected a number in digits alone, such as 425000 or 4.5.',
    ]);
  });

  for (const [written, value] of [
    ['interestRate', '4'],
    ['interest_rate', '4'],
    ['data-amount', '2'],
  ] as const) {
    it(`F24 R9 written as ${written} are told by their name`, async () => {
      let element!: HTMLElement;
      const said = await listenTo('error', async () => {
        element = await render(
          `<agency-sample ${written}="${value}" data-hint="2" size="large" data-size="9"></agency-sample>`,
        );
        element.parentElement!.append(element);
        await drawn();
      });
      const meant = written === 'data-amount' ? 'amount' : 'interest-rate';
      expect(said).to.deep.equal([
        `<agency-sample> ignores ${written.toLowerCase()}="${value}": the attribute is called ${meant}.`,
      ]);
      expect(propsOf(element).interestRate).to.equal(5);
    });
  }

  for (const [attribute, value] of [
    ['amount', '£350'],
    ['items', '{bad'],
    ['items', '{"no": "list"}'],
    ['items', 'null'],
    ['size', 'huge'],
    ['amount', 'Infinity'],
  ] as const) {
    it(`F24 R9 report ${attribute}="${value}" once and use the default`, async () => {
      let element!: HTMLElement;
      const said = await listenTo('error', async () => {
        element = await render('<agency-sample></agency-sample>');
        element.setAttribute(attribute, value);
        await drawn();
        element.setAttribute('label', 'again');
        await drawn();
      });
      expect(said).to.have.length(1);
      expect(said[0]).to.include('<agency-sample>').and.include(attribute).and.include(value);
      expect(propsOf(element)).to.deep.equal({
        label: 'again',
        amount: 1,
        active: false,
        size: 'small',
        interestRate: 5,
      });
    });
  }

  it('F24 report a number out of bounds once, with the bounds, and use the default', async () => {
    const bounded = { share: numberWithin({ min: 0.01, max: 10 }), count: numberWithin({ min: 5 }) };
    defineElement(
      'agency-bounded',
      ({ share = 1, count = 7 }: { share?: number; count?: number }) => (
        <b>
          {share} {count}
        </b>
      ),
      { attributes: bounded },
    );
    let element!: HTMLElement;
    const said = await listenTo('error', async () => {
      element = await render('<agency-bounded share="99" count="-5"></agency-bounded>');
    });
    expect(said).to.deep.equal([
      '<agency-bounded> ignores share="99": expected a number from 0.01 to 10.',
      '<agency-bounded> ignores count="-5": expected a number of at least 5.',
    ]);
    expect(element.textContent).to.equal('1 7');
    expect(
      await listenTo('error', async () => {
        for (const share of ['0.01', '10', '']) element.setAttribute('share', share);
        element.setAttribute('count', '5');
        await drawn();
      }),
    ).to.deep.equal([]);
    expect(element.textContent).to.equal('1 5');
  });

  it('F24 count as absent when a template leaves them empty, words too', async () => {
    const element = await render('<agency-sample label="" amount=" " size=""></agency-sample>');
    expect(propsOf(element)).to.deep.equal(propsOf(await render('<agency-sample></agency-sample>')));
  });

  it('F24 do not report an empty value, do not print a megabyte', async () => {
    expect(
      await listenTo('error', () => render('<agency-sample amount="" items="" size=""></agency-sample>')),
    ).to.deep.equal([]);
    const [said] = await listenTo('error', () =>
      render(`<agency-sample items="${'x'.repeat(1_000_000)}"></agency-sample>`),
    );
    expect(said!.length).to.be.below(200);
  });

  it('F22 are drawn once for 100 changes in a task, the last one wins', async () => {
    const element = await render('<agency-sample></agency-sample>');
    const before = drawingCount();
    for (let turn = 0; turn < 100; turn++) element.setAttribute('amount', String(turn));
    await drawn();
    expect(drawingCount() - before).to.equal(1);
    expect(propsOf(element).amount).to.equal(99);
  });

  it('keep the identity of a parsed object while another attribute changes', async () => {
    const element = (await render(`<agency-sample items='[1]'></agency-sample>`)) as Sample;
    const items = element.items;
    element.setAttribute('label', 'B');
    await drawn();
    expect(element.items).to.equal(items);
  });

  it('F24 of JSON lose keys that could reach a prototype', async () => {
    const element = (await render(
      `<agency-sample items='[{"__proto__": {"polluted": 1}, "a": 1}]'></agency-sample>`,
    )) as Sample;
    expect(JSON.stringify(element.items)).to.equal('[{"a":1}]');
    expect(({} as { polluted?: number }).polluted).to.equal(undefined);
  });

  it('of type function do not exist', async () => {
    const element = await render('<agency-sample onpick="alert" on-pick="alert"></agency-sample>');
    expect(propsOf(element).label).to.equal('none');
  });
});

describe('properties', () => {
  it('mirror attributes, keep objects as they are', async () => {
    const element = (await render('<agency-sample label="A"></agency-sample>')) as Sample;
    expect(element.label).to.equal('A');
    element.label = 'B';
    element.amount = 3;
    element.active = true;
    const items = [{ when: new Date(0) }];
    element.items = items;
    await drawn();
    expect(element.getAttribute('label')).to.equal('B');
    expect(propsOf(element)).to.deep.include({ label: 'B', amount: 3, active: true });
    expect(element.items).to.equal(items);
    expect(element.hasAttribute('items')).to.equal(false);
    element.label = element.amount = element.items = null;
    element.active = false;
    await drawn();
    expect(propsOf(element)).to.deep.equal({ label: 'none', amount: 1, active: false, size: 'small', interestRate: 5 });
  });

  it('F07 set before the definition are honoured', async () => {
    const early = document.createElement('agency-early') as Sample & { items: unknown };
    early.amount = 7;
    early.items = [1, 2];
    document.body.append(early);
    defineElement(
      'agency-early',
      ({ amount, items }: { amount?: number; items?: number[] }) => (
        <b>
          {amount} {items?.join()}
        </b>
      ),
      {
        attributes: { amount: 'number', items: json((value) => value as number[]) },
      },
    );
    await drawn();
    expect(early.textContent).to.equal('7 1,2');
    early.amount = 8;
    await drawn();
    expect(early.textContent).to.equal('8 1,2');
  });

  it('F24 take JSON text too, since React sets the attribute or the property, as the tag is defined or not', async () => {
    const element = (await render('<agency-sample></agency-sample>')) as Sample;
    element.items = '[1, 2]';
    expect(element.items).to.deep.equal([1, 2]);
  });

  it('report a wrong value like an attribute', async () => {
    const element = (await render('<agency-sample></agency-sample>')) as Sample;
    const said = await listenTo('error', () => {
      element.amount = 'many';
    });
    expect(said[0]).to.include('many');
    expect(element.amount).to.equal(undefined);
  });

  it('F24 that refer to themselves, as the objects of frameworks do, are reported too', async () => {
    const element = (await render('<agency-sample></agency-sample>')) as Sample;
    const model: { view?: unknown } = {};
    model.view = model;
    const said = await listenTo('error', () => {
      element.items = model;
    });
    expect(said[0]).to.include('ignores items="[object Object]"');
    expect(element.items).to.equal(undefined);
  });

  it('F24 of the wrong shape are reported by name, and the default is used', async () => {
    const element = (await render('<agency-sample items="[1]"></agency-sample>')) as Sample;
    const said = await listenTo('error', async () => {
      element.items = { no: 'list' };
      await drawn();
    });
    expect(said).to.have.length(1);
    expect(said[0]).to.include('<agency-sample>').and.include('items').and.include('{"no":"list"}');
    expect(element.items).to.equal(undefined);
  });

  it('F24 whose reader throws are refused like any other', async () => {
    const throws = json((): never => {
      throw new Error('reader');
    });
    defineElement('agency-throwing', () => <b>default</b>, { attributes: { value: throws } } as never);
    const said = await listenTo('error', () => render('<agency-throwing value="[]"></agency-throwing>'));
    expect(said[0]).to.include('<agency-throwing>');
  });
});
