import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { tenantWords as words } from '../../domain/prescribed-words';
import { pageProperty } from '../../domain/property-page';
import { pageSubjectAtom } from '../../state/page-subject';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { AgencyText } from '../../ui/agency-text';

interface Props {
  inDialog?: boolean;
}

/** The agency's text on tenant fees for the page's home; renders nothing for a home for sale or without such a text. */
export function TenantInfo({ inDialog = false }: Props) {
  const home = useAtomValue(pageSubjectAtom(pageProperty));
  const giveUp = useSetAtom(giveUpRouteAtom);
  const text = home?.propertyChannel === 'lettings' ? home.lettingsFeeText.trim() : '';
  useElementState(text ? 'ready' : 'empty');

  useEffect(() => {
    if (!text && inDialog) giveUp(words.none);
  }, [text, inDialog, giveUp]);
  return text && <AgencyText html={text} />;
}
