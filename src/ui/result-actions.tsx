import type { RefObject } from 'react';

import { Button } from './button';
import { printer, undo } from './icons/actions';
import { printAlone } from './print-alone';
import { ShareButtons } from './share-buttons';

interface Props {
  title: string;
  summary: string;
  link: string;
  /** The element to print. */
  card: RefObject<HTMLElement | null>;
  onReset: () => void;
}

/** Buttons to share, copy, print and reset a result. */
export function ResultActions({ title, summary, link, card, onReset }: Props) {
  return (
    <>
      <ShareButtons title={title} summary={summary} link={link} />
      <Button look="plain" icon={printer} onClick={() => printAlone(card.current!)}>
        Print
      </Button>
      <Button look="plain" icon={undo} onClick={onReset}>
        Start again
      </Button>
    </>
  );
}
