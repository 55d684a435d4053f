import type { CSSProperties } from 'react';

import { formatPounds } from '../../domain/money';
import type { MortgageSchedule } from '../../domain/mortgage-schedule';
import { formatNumber, range } from '../../domain/numbers';
import { classes } from '../../ui/classes';

const MILLION = 1_000_000;
const milestone = 5;
const lines = 4;

interface Props {
  schedule: MortgageSchedule;
}

/** The balance at the end of each year as a bar chart; its description and the table below give the same figures. */
export function BalanceChart({ schedule: { loan, years } }: Props) {
  const balances = [loan, ...years.map(({ balance }) => balance)];
  const step = roundStep(loan / lines);
  const top = step * Math.ceil(loan / step);
  const ticks = range(Math.round(top / step) + 1).map((index) => top - index * step);
  const description = years
    .filter(({ year }) => year % milestone === 0 || year === years.length)
    .map(
      ({ year, balance }) => `${formatPounds(balance)} ${year === years.length ? 'at the end' : `after ${year} years`}`,
    )
    .join(', ');
  return (
    <div
      className="agency-chart"
      role="img"
      aria-label={`Bar chart of what you still owe: ${formatPounds(loan)} now, ${description}.`}
    >
      {/* Some screen readers stop at the texts of a picture too. */}
      <div className="agency-chart-scale" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className="agency-chart-line">
            {shortPounds(tick)}
          </span>
        ))}
      </div>
      <div className="agency-chart-bars" style={{ '--_lines': ticks.length - 1 } as CSSProperties}>
        {balances.map((balance, year) => (
          <span
            key={year}
            className={classes('agency-chart-bar', year % milestone === 0 && 'agency-chart-bar-milestone')}
            style={{ blockSize: `${(balance / top) * 100}%` }}
          />
        ))}
      </div>
      <div className="agency-chart-years" aria-hidden="true">
        {balances.map((_, year) => (
          <span key={year} className="agency-chart-year">
            {year === 0 ? 'Now' : year % milestone === 0 && year}
          </span>
        ))}
      </div>
    </div>
  );
}

/** '£500', '£12.5k' or '£1.25m'. */
function shortPounds(pounds: number): string {
  if (pounds < 1000) return formatPounds(pounds);
  return pounds < MILLION ? `£${formatNumber(pounds / 1000)}k` : `£${formatNumber(pounds / MILLION)}m`;
}

/** Rounds a scale step up to 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= step)!;
}
