import { formatPounds } from '../../domain/money';
import { formatPercent } from '../../domain/percent';
import type { StampDutySlice } from '../../domain/stamp-duty';
import { bandLook } from './band-look';

interface Props {
  /** Pounds. */
  price: number;
  /** The bands that the price reaches. */
  bands: readonly StampDutySlice[];
  surcharges: readonly { name: string; rate: number }[];
}

/** The price as one bar, divided where the rate changes; its description and the table give the same figures. */
export function BandBar({ price, bands, surcharges }: Props) {
  const parts = bands.map(({ amount, baseRate }) => `${formatPounds(amount)} at ${formatPercent(baseRate)}`);
  const additions = surcharges.map(({ name, rate }) => `${name} +${formatPercent(rate)}`);
  return (
    <div
      className="agency-bands"
      role="img"
      aria-label={`The price by tax band: ${[...parts, ...additions].join(', ')}.`}
    >
      {/* Some screen readers stop at the texts of a picture too. */}
      <div className="agency-bands-bar" aria-hidden="true">
        {bands.map(({ from, amount, baseRate }, index) => (
          <span
            key={from}
            className="agency-bands-part"
            style={{ ...bandLook(index, bands.length), flexGrow: amount / price }}
          >
            {formatPercent(baseRate)}
          </span>
        ))}
      </div>
      {additions.map((addition) => (
        <p key={addition} className="agency-bands-surcharge" aria-hidden="true">
          {addition}
        </p>
      ))}
      <p className="agency-bands-ends" aria-hidden="true">
        <span className="agency-bands-end">£0</span>
        <span className="agency-bands-end">{formatPounds(price)}</span>
      </p>
    </div>
  );
}
