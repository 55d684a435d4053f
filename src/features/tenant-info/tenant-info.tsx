import { useAtomValue, useSetAtom } from 'jotai/react';

import { useElementState } from '../../core/element-state';
import { tenantWords as words } from '../../domain/prescribed-words';
import { pageProperty } from '../../domain/property-page';
import { pageSubjectAtom } from '../../state/page-subject';
import { giveUpRouteAtom } from '../../state/give-up-route';
import { AgencyText } from '../../ui/agency-text';
import { useGiveUp } from '../../ui/use-give-up';

interface Props {
  inDialog?: boolean;
}

/** The agency's text on tenant fees for the page's home; renders nothing for a home for sale or without such a text. */
export function TenantInfo({ inDialog = false }: Props) {
  const home = useAtomValue(pageSubjectAtom(pageProperty));
  const text = home?.propertyChannel === 'lettings' ? home.lettingsFeeText.trim() : '';
  useElementState(text ? 'ready' : 'empty');
  useGiveUp(useSetAtom(giveUpRouteAtom), !text && inDialog ? words.none : undefined);

  return text && <AgencyText html={text} />;
}
