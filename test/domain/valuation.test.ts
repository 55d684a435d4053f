import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { chosenTimes, noSlots, timeSlots, toggleHalf, toggleSlot } from '../../src/domain/time-slots';
import {
  channelOfProperty,
  confirmProblems,
  detailsProblems,
  timeProblems,
  timesInWords,
} from '../../src/domain/valuation';
import { channelOfDraft, furthestStep, isBlankDraft, readValuationDraft } from '../../src/domain/valuation-draft';
import { dayInWords, firstVisitDay, isVisitDay, readDay, visitWeeks } from '../../src/domain/visit-days';

const blankDraft = readValuationDraft({});

describe('times of a valuation', () => {
  it('VAL-17 are eight, each with its id, its half of the day and whether it is chosen', () => {
    assert.deepEqual(
      timeSlots(noSlots).map(({ time, timeOfDay, selected }) => [time, timeOfDay, selected]),
      [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => [`${hour}:00`, hour < 12 ? 'am' : 'pm', false]),
    );
    assert.equal(new Set(timeSlots(noSlots).map(({ id }) => id)).size, 8);
  });

  it('VAL-18 VAL-19 VAL-20 are chosen one by one or by halves of the day', () => {
    const morning = toggleHalf(noSlots, 'am');
    assert.deepEqual(chosenTimes(morning), ['9:00', '10:00', '11:00']);
    const afternoon = toggleHalf(morning, 'pm');
    assert.deepEqual([afternoon.half, chosenTimes(afternoon).length], ['pm', 5]);
    assert.deepEqual(toggleHalf(afternoon, 'am'), morning);
    assert.deepEqual(toggleHalf(afternoon, 'pm'), noSlots);
    assert.deepEqual(chosenTimes(toggleSlot(morning, 'slot-10')), ['10:00']);
    assert.deepEqual(toggleSlot(toggleSlot(noSlots, 'slot-9'), 'slot-9'), noSlots);
    assert.deepEqual(toggleSlot(noSlots, 'slot-99'), noSlots);
  });

  it('VAL-09 VAL-17 are named in words, and at least one on offer is needed', () => {
    assert.equal(timesInWords(['9:00', '10:00', '11:00']), '9:00, 10:00 or 11:00');
    const day = readDay('2026-11-24')!;
    assert.deepEqual(
      [dayInWords(day, 'long'), dayInWords(day, 'full')],
      ['Tuesday 24 November', 'Tuesday 24 November 2026'],
    );
    const isWrong = (...times: string[]) => Object.keys(timeProblems(times)).length > 0;
    assert.deepEqual([isWrong(), isWrong('25:00'), isWrong('9:00'), isWrong('16:00')], [true, true, false, false]);
  });

  it('are for selling or letting: as a property is, and as was chosen', () => {
    assert.deepEqual((['sales', 'lettings', undefined] as const).map(channelOfProperty), [
      'selling',
      'letting',
      'selling',
    ]);
    const chosen = (channel?: string) => channelOfDraft(readValuationDraft({ fields: { channel } }));
    assert.deepEqual(['selling', 'letting', 'x', undefined].map(chosen), ['selling', 'letting', undefined, undefined]);
  });
});

describe('the details of a valuation', () => {
  const settings = { acceptWrittenTelephones: false, acceptLetteredHouseNumbers: false };
  const cottage = { houseName: 'Rose Cottage', town: 'Bridgwater', county: 'Somerset', postcode: 'TA5 1AA' };

  it('VAL-06 take a chosen address that has no street, as in the country, and ask for one that is typed', () => {
    const wrong = (isManual: boolean, fields: object = cottage) =>
      Object.keys(detailsProblems({ ...fields }, isManual, settings)).filter((name) => /address|street/.test(name));
    assert.deepEqual(wrong(false), []);
    assert.deepEqual(wrong(true), ['street']);
    assert.deepEqual(wrong(false, { ...cottage, houseName: '' }), ['address']);
  });
});

describe('days of a valuation', () => {
  it('VAL-22 are working days after today, by the clocks of London', () => {
    // Already Tuesday in London, though still Monday in UTC.
    const night = new Date('2026-06-15T23:30:00Z');
    const [first, second] = visitWeeks(night, 2);
    assert.deepEqual(
      first!.map(({ fullDate }) => fullDate),
      ['2026-06-17', '2026-06-18', '2026-06-19'],
    );
    assert.deepEqual([second![0]!.fullDate, second!.at(-1)!.fullDate], ['2026-06-22', '2026-06-26']);
    const friday = new Date('2026-11-20T12:00:00Z');
    for (const [week] of [visitWeeks(friday, 1), visitWeeks(new Date('2026-11-21T12:00:00Z'), 1)])
      assert.deepEqual([week![0]?.fullDate, week!.length], ['2026-11-23', 5], 'a weekend has no days of its own');
    assert.equal(isVisitDay(readDay('2026-11-21')!, friday), false);
    assert.equal(isVisitDay(readDay('2026-11-20')!, friday), false);
    assert.deepEqual(readDay('2026-11-24'), {
      dayAsNumber: 24,
      monthAsNumber: 11,
      yearAsNumber: 2026,
      fullDate: '2026-11-24',
    });
    assert.equal(readDay('2026-02-30'), undefined);
  });

  it('VAL-22 are none of the days on which the agency is closed', () => {
    const eve = new Date('2026-12-24T12:00:00Z');
    const closed = ['2026-12-25', '2026-12-28'];
    assert.equal(isVisitDay(readDay('2026-12-25')!, eve, closed), false);
    assert.equal(isVisitDay(readDay('2026-12-29')!, eve, closed), true);
    assert.deepEqual(firstVisitDay(eve, closed), readDay('2026-12-29'));
    assert.deepEqual(firstVisitDay(eve, []), readDay('2026-12-25'));
    const all = visitWeeks(eve, 6).flatMap((week) => week.map(({ fullDate }) => fullDate));
    assert.deepEqual(firstVisitDay(eve, all), readDay('2026-12-25'), 'a site that closes for ever still asks');
  });
});

describe('what was entered so far', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const fields = {
    firstName: 'Siân',
    lastName: 'Evans',
    email: 'sian@example.com',
    telHome: '01632 960188',
    street: 'Rivers Street',
    town: 'Bath',
    postcode: 'BA1 2QA',
  };

  it('F62 F75 is read out of whatever a browser kept', () => {
    for (const kept of [undefined, null, 7, 'x', [], { fields: 7, slots: 'x', day: { fullDate: '2026-02-30' } }]) {
      const draft = readValuationDraft(kept);
      assert.ok(isBlankDraft(draft), JSON.stringify(kept));
      assert.equal(draft.day, undefined);
    }
    const draft = readValuationDraft({ fields: { ...fields, optInTerms: 'on', town: { a: 1 } }, isManual: true });
    assert.deepEqual(Object.keys(draft.fields).includes('optInTerms'), false);
    assert.equal(draft.fields.town, undefined);
    assert.deepEqual(readValuationDraft({ slots: { selected: ['slot-9', 'slot-99'], half: 'x' } }).slots, {
      selected: ['slot-9'],
      half: undefined,
    });
  });

  it('VAL-06 VAL-09 F62 leads back to the last step it is ready for', () => {
    const details = { ...blankDraft, fields };
    const day = readDay('2026-11-23')!;
    assert.equal(furthestStep(blankDraft, {}, now), 1);
    assert.equal(furthestStep(details, {}, now), 2);
    assert.equal(furthestStep({ ...details, day }, {}, now), 2);
    const whole = { ...details, day, slots: toggleHalf(noSlots, 'am') };
    assert.equal(furthestStep(whole, {}, now), 3);
    assert.equal(furthestStep(whole, {}, new Date('2026-11-23T12:00:00Z')), 2);
    assert.equal(furthestStep(whole, { closedDays: [day.fullDate] }, now), 2);
    const lengthy = { ...whole, fields: { ...fields, message: 'x'.repeat(2001) } };
    assert.equal(furthestStep(lengthy, {}, now), 3, 'where the message is');
  });

  it('F62 never shortens a message to one that can be sent', () => {
    for (const length of [2000, 2001, 50_000]) {
      const draft = readValuationDraft({ fields: { ...fields, message: 'x'.repeat(length) } });
      const { message } = confirmProblems(draft.fields, {});
      assert.equal(message !== undefined, length > 2000, String(length));
    }
    assert.equal(readValuationDraft({ fields: { message: 'x'.repeat(2500) } }).fields.message?.length, 2500);
  });
});
