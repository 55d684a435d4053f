import { formatPounds } from '../../domain/money';
import type { StampDuty } from '../../domain/stamp-duty';
import { Facts } from '../../ui/facts';
import { BandBar } from './band-bar';
import { BandTable } from './band-table';
import { FirstTimeRelief } from './first-time-relief';
import type { Purchase } from './purchase';
import { RatesNote } from './rates-note';
import { regionWords } from './regions';

interface Props {
  purchase: Purchase;
  /** Pounds; undefined until the visitor enters one. */
  deposit?: number | undefined;
  duty: StampDuty;
  /** The tax for the same buyer at another price. */
  taxAt: (price: number) => number;
}

/** The tax by band, the cash needed together with the deposit, and the date of the rates. */
export function Breakdown({ purchase, deposit, duty, taxAt }: Props) {
  const { price = 0, region } = purchase;
  const { tax: name, supplement } = regionWords[region];
  const bands = price > 0 ? duty.bands.filter(({ amount }) => amount > 0) : duty.bands;
  const surcharges = duty.surcharges.map(({ name, ...surcharge }) => ({
    ...surcharge,
    name: name === 'Additional property' ? supplement : name,
  }));
  return (
    <>
      {price > 0 && <BandBar price={price} bands={bands} surcharges={surcharges} />}
      <FirstTimeRelief purchase={purchase} relief={duty.firstTimeRelief} taxAt={taxAt} />
      <BandTable name={name} price={price} bands={bands} surcharges={surcharges} duty={duty} />
      {price > 0 && deposit !== undefined && deposit <= price && (
        <Facts
          facts={[
            ['Deposit', formatPounds(deposit)],
            [name, formatPounds(duty.tax)],
            ['Cash needed', formatPounds(deposit + duty.tax)],
          ]}
        />
      )}
      <RatesNote region={region} list={duty.list} since={duty.since} />
    </>
  );
}
