import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';

import { useElementState } from '../../core/element-state';
import { late } from '../../core/late';
import { onceVisited } from '../../core/page-use';
import { isThisPage } from '../../core/path';
import { useUniqueId } from '../../core/use-unique-id';
import type { ConsentTheme } from '../../domain/consent-settings';
import { consentWords } from '../../domain/consent-words';
import { safeUrl } from '../../domain/safe-url';
import { privacyPath } from '../../domain/terms';
import { loadAnalyticsAtom } from '../../state/analytics';
import { askingAtom, consentAtom, offerToAskAtom, startConsentAtom, tellConsentAtom } from '../../state/consent';
import { pageAtom } from '../../state/page';
import { pathAtom } from '../../state/route';
import { Banner } from './banner';

interface Props {
  theme?: ConsentTheme;
  policyLink?: string;
}

const PATH = '/cookies';
const Choices = late(() => import('./dialogs').then((file) => file.Choices));
const FullScreen = late(() => import('./dialogs').then((file) => file.FullScreen));

/** Asks for consent until answered, lets visitors change it at `#/cookies`, and runs what they allowed. */
export function CookieConsent({ theme, policyLink }: Props) {
  const id = useUniqueId();
  const { consent: settings, privacyLink = privacyPath } = useAtomValue(pageAtom);
  const { banner, isDisabled } = settings;
  const consent = useAtomValue(consentAtom);
  const isHere = useAtomValue(askingAtom) === id;
  const path = useAtomValue(pathAtom);
  const offer = useSetAtom(offerToAskAtom);
  const start = useSetAtom(startConsentAtom);
  const tell = useSetAtom(tellConsentAtom);
  const load = useSetAtom(loadAnalyticsAtom);
  const isKnown = consent !== undefined;
  const status = consent?.status;
  const maps = consent?.maps;

  useEffect(() => offer(id), [offer, id]);
  useEffect(() => {
    if (isKnown) start();
  }, [isKnown, isDisabled, start]);
  useEffect(() => tell(), [status, maps, tell]);
  useEffect(() => {
    if (status === 'allow') onceVisited(() => void load());
  }, [status, load]);

  const isAsking = isHere && isKnown && !status && !isDisabled;
  const isChoosing = isHere && path === PATH;
  useElementState(isAsking || isChoosing ? 'ready' : 'empty');
  const own = safeUrl(policyLink ?? banner.content.href);
  const shared = { message: banner.content.message, policy: own === '#' ? privacyLink : own };
  // The policy can be read before an answer.
  const isPolicy = isThisPage(shared.policy);
  const isBefore = (theme ?? banner.theme) === 'full-screen' && !isPolicy;
  return (
    <>
      {isAsking && !isBefore && <Banner {...shared} />}
      {isAsking && isBefore && !isChoosing && <FullScreen isWanted {...shared} />}
      {isChoosing && <Choices isWanted meanwhile={consentWords.loading} {...shared} />}
    </>
  );
}
