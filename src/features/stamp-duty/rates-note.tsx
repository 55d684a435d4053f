import type { StampDuty } from '../../domain/stamp-duty';
import { stampDutyBands, type Region } from '../../domain/stamp-duty-bands';
import { longDate } from '../../domain/uk-day';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import { Words } from '../../ui/words';
import { regionWords } from './regions';

const lists = {
  base: 'Rates',
  firstTimeBuyer: 'First time buyer rates',
  corporateBuyer: 'Higher rates',
} as const satisfies Record<StampDuty['list'], string>;

interface Props {
  region: Region;
  list: StampDuty['list'];
  /** First day of the rates, such as 2025-04-01. */
  since?: string | undefined;
}

/** The date of the rates and a link to the official ones; a warning if the page's own are old or undated. */
export function RatesNote({ region, list, since = '' }: Props) {
  const { place, authority } = regionWords[region];
  const { since: newest = '', source = '' } = stampDutyBands[region];
  const day = Date.parse(since);
  const check = <Link href={source} newTab>{`Check them on ${authority}`}</Link>;
  if (Number.isNaN(day)) {
    return (
      <Note tone="error">
        <Words>{`The rates this page gives for ${place} have no date.`}</Words> {check}
      </Note>
    );
  }
  const date = longDate(since);
  return day < Date.parse(newest) ? (
    <Note tone="error">
      <Words>{`These rates for ${place} are from ${date}; they changed on ${longDate(newest)}.`}</Words> {check}
    </Note>
  ) : (
    <p className="agency-small agency-muted">
      <Words>{`${lists[list]} for ${place} as last changed on ${date}.`}</Words> {check}
    </p>
  );
}
