import { useAtomValue } from 'jotai/react';
import type { RefObject } from 'react';

import { addressLines } from '../../domain/address-lines';
import { compare } from '../../domain/comparison';
import { cardPictureWidths } from '../../domain/pictures';
import type { Property } from '../../domain/property';
import { cardWords, comparisonWords as words } from '../../domain/property-words';
import { settingsAtom } from '../../state/page';
import { Button } from '../../ui/button';
import { HeadingWords } from '../../ui/heading-words';
import { undo } from '../../ui/icons/actions';
import { Link } from '../../ui/link';
import { Table } from '../../ui/table';
import { usePicture } from '../../ui/use-picture';
import type { CardLevel } from '../../ui/view-heading';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  homes: readonly Property[];
  headingLevel: CardLevel;
  onClose: () => void;
}

/** Homes side by side, one fact per row. */
export function Comparison({ ref, homes, headingLevel, onClose }: Props) {
  const rows = compare(homes, useAtomValue(settingsAtom));
  const Heading = `h${headingLevel}` as const;
  return (
    <div ref={ref} className="agency-saved">
      <div className="agency-saved-head">
        <Heading className="agency-heading-3 agency-compare-heading" tabIndex={-1}>
          <HeadingWords>{words.heading(homes.length)}</HeadingWords>
        </Heading>
        <Button icon={undo} className="agency-no-print" onClick={onClose}>
          {words.back}
        </Button>
      </div>
      <div className="agency-compare">
        <Table
          caption={words.heading(homes.length)}
          columns={[words.fact, ...homes.map((home) => <Home key={home.propertyId} home={home} />)]}
          rows={rows.map(({ name, values }) => [name, ...values.map(said)])}
        />
      </div>
    </div>
  );
}

/** A column header: the home's picture and link. */
function Home({ home: { displayAddress, propertyUrl, photos } }: { home: Property }) {
  const [house, place] = addressLines(displayAddress || cardWords.nameless);
  const [photo] = photos;
  const { isMissing, at, set, outcome } = usePicture(photo?.url ?? '');
  return (
    <div className="agency-compare-home">
      {photo && !isMissing ? (
        <img
          className="agency-compare-picture"
          alt=""
          decoding="async"
          sizes="(min-width: 900px) 20vw, 40vw"
          srcSet={set(cardPictureWidths)}
          src={at(430)}
          {...outcome}
        />
      ) : (
        <span className="agency-compare-picture" />
      )}
      <Link href={propertyUrl}>{house}</Link>
      {place && <span className="agency-compare-place">{place}</span>}
    </div>
  );
}

const said = (value: string) =>
  value || (
    <>
      <span aria-hidden="true">–</span>
      <span className="agency-visually-hidden">{words.unknown}</span>
    </>
  );
