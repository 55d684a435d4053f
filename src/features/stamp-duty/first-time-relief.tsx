import { formatPounds } from '../../domain/money';
import type { StampDuty } from '../../domain/stamp-duty';
import { Note } from '../../ui/note';
import { isCompany, type Purchase } from './purchase';
import { regionWords } from './regions';

interface Props {
  purchase: Purchase;
  relief: StampDuty['firstTimeRelief'];
  /** The tax for the same buyer at another price. */
  taxAt: (price: number) => number;
}

/** The effect of first-time buyer relief on this purchase, and its price limit. */
export function FirstTimeRelief({ purchase, relief, taxAt }: Props) {
  const { firstTimeBuyer, region } = purchase;
  if (!firstTimeBuyer) return null;
  const ordinary = 'the ordinary rates apply';
  const { name, place } = regionWords[region];
  if (!relief) {
    const none = region === 'wales' ? `${name} has` : `The rates on this page for ${place} have`;
    return <Note>{`${none} no relief for first time buyers: ${ordinary}.`}</Note>;
  }
  if (!relief.applied && isCompany(purchase)) {
    return <Note>{`A company gets no relief as a first time buyer: ${ordinary}.`}</Note>;
  }
  if (relief.ceiling === null) return <Note>First time buyers pay less on the lower part of the price.</Note>;
  const ceiling = formatPounds(relief.ceiling);
  return relief.applied ? (
    <Note>{`First time buyers pay less up to ${ceiling}. Above ${ceiling} the relief stops for the whole price.`}</Note>
  ) : (
    <Note>
      {`Above ${ceiling} relief for first time buyers stops: ${ordinary} to the whole price. At ${ceiling} the tax would be ${formatPounds(taxAt(relief.ceiling))}.`}
    </Note>
  );
}
