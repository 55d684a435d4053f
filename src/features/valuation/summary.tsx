import { addressInWords, type PostalAddress } from '../../domain/postal-address';
import { valuationWords } from '../../domain/prescribed-words';
import { timesInWords, type ValuationChannel, type ValuationTime } from '../../domain/valuation';
import { valuationFormWords as words } from '../../domain/valuation-words';
import { dayInWords } from '../../domain/visit-days';
import { Button } from '../../ui/button';
import type { Step } from './use-step';

interface Props {
  channel: ValuationChannel;
  address: PostalAddress;
  time: ValuationTime | undefined;
  onGo: (step: Step) => void;
}

/** The choices so far, each with a button to change it. */
export function Summary({ channel, address, time, onGo }: Props) {
  const when = time && words.chosen(dayInWords(time.day, 'full'), timesInWords(time.times));
  const rows = [
    { name: words.summary.channel, value: valuationWords[channel], step: 1, change: words.changeChannel },
    { name: words.summary.property, value: addressInWords(address), step: 1, change: words.changeProperty },
    { name: words.summary.time, value: when, step: 2, change: words.changeTime },
  ] as const;
  return (
    <dl className="agency-valuation-summary">
      {rows.map(({ name, value, step, change }) => (
        <div key={name} className="agency-valuation-row">
          <dt className="agency-valuation-name">{name}</dt>
          <dd className="agency-valuation-value">{value}</dd>
          <dd className="agency-valuation-change">
            <Button look="plain" aria-label={change} onClick={() => onGo(step)}>
              {words.change}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
