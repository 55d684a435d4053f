import { formatPounds, formatPoundsAndPence } from '../../domain/money';
import { formatPercent } from '../../domain/percent';
import type { StampDuty, StampDutySlice } from '../../domain/stamp-duty';
import { Table } from '../../ui/table';
import { Words } from '../../ui/words';
import { bandLook } from './band-look';

interface Props {
  /** Name of the tax. */
  name: string;
  /** Pounds; 0 while there is none. */
  price: number;
  /** The bands that the price reaches, or all while there is no price. */
  bands: readonly StampDutySlice[];
  surcharges: readonly { name: string; rate: number; tax: number }[];
  duty: StampDuty;
}

/** The tax by band, each surcharge in its own row, and the total. */
export function BandTable({ name, price, bands, surcharges, duty }: Props) {
  return (
    <Table
      caption={`${name} by band`}
      columns={['Part of the price', 'Rate', 'Tax']}
      rows={[
        ...bands.map(
          (band, index) =>
            [
              <span className="agency-bands-name">
                <span className="agency-bands-key" style={bandLook(index, bands.length)} />
                <Words>{rangeOf(band, price)}</Words>
              </span>,
              formatPercent(band.baseRate),
              formatTax(band.baseTax),
            ] as const,
        ),
        ...surcharges.map(
          ({ name: surcharge, rate, tax }) => [surcharge, `+${formatPercent(rate)}`, formatTax(tax)] as const,
        ),
      ]}
      sum={['Total', formatPercent(duty.effectiveRate), formatPounds(duty.tax)]}
    />
  );
}

function rangeOf({ from, to }: StampDutySlice, price: number): string {
  const end = price > 0 ? Math.min(price, to ?? Infinity) : to;
  if (end === null) return `Above ${formatPounds(from)}`;
  return from === 0 ? `Up to ${formatPounds(end)}` : `${formatPounds(from + 1)} to ${formatPounds(end)}`;
}

/** Pence only where there are any, so that the rows add up. */
function formatTax(tax: number): string {
  return Number.isInteger(tax) ? formatPounds(tax) : formatPoundsAndPence(tax);
}
