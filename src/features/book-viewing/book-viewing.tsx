import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';

import { useElementState } from '../../core/element-state';
import { leadFormWords } from '../../domain/lead-words';
import { leadWords } from '../../domain/prescribed-words';
import { viewingWords as words } from '../../domain/viewing-words';
import { draftBeginningAtom } from '../../state/drafts';
import { contactPageAtom } from '../../state/enquiry';
import { giveUpRouteAtom } from '../../state/route';
import { Success } from '../../ui/success';
import { ViewHeading, type HeadingLevel } from '../../ui/view-heading';
import { ViewingForm } from './viewing-form';

interface Props {
  termsLink?: string;
  privacyLink?: string;
  headingLevel?: HeadingLevel;
  inDialog?: boolean;
}

/** Asks to see the page's home; nothing on a page that has none. */
export function BookViewing({ termsLink, privacyLink, headingLevel = '2', inDialog = false }: Props) {
  const { property } = useAtomValue(contactPageAtom);
  const beginning = useAtomValue(draftBeginningAtom);
  const giveUp = useSetAtom(giveUpRouteAtom);
  const [isSent, setSent] = useState(false);
  const isMissing = !property;
  useElementState(isMissing ? 'empty' : 'ready');

  useEffect(() => {
    if (isMissing && inDialog) giveUp(words.notHere);
  }, [isMissing, inDialog, giveUp]);
  if (!property) return null;
  if (isSent) {
    return (
      <Success heading={leadFormWords.thanks('')}>
        <p className="agency-text">{words.next}</p>
      </Success>
    );
  }
  return (
    <div className="agency-stack agency-stack-wide agency-view">
      {!inDialog && <ViewHeading level={headingLevel}>{leadWords.viewingHeading}</ViewHeading>}
      <ViewingForm
        key={`${property.propertyId} ${beginning}`}
        property={property}
        links={{ termsLink, privacyLink }}
        onSent={() => setSent(true)}
      />
    </div>
  );
}
