import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';

import { useElementState } from '../../core/element-state';
import { mapWords as words } from '../../domain/map-words';
import { cardWords } from '../../domain/property-words';
import { allowMapsAtom } from '../../state/consent';
import { loadGoogleMapsAtom, mapGroundAtom, mapHostToAskAtom } from '../../state/map-ground';
import { pageAtom } from '../../state/page';
import { propertyAtom } from '../../state/properties';
import { makeIcon } from '../../ui/icon-element';
import { home as homeIcon, pin } from '../../ui/icons/search';
import { Link } from '../../ui/link';
import { MapFrame } from '../../ui/map-frame';
import { Note } from '../../ui/note';
import { useMap } from '../../ui/use-map';

interface Props {
  propertyId?: string;
  lat?: number;
  lng?: number;
  approximate?: boolean;
  radius?: number;
}

const NEAR = 15;
const ABOUT = 14;
const DIRECTIONS = 'https://www.openstreetmap.org/directions';

/** A map of one home: a pin, or a circle if the location is approximate. */
export function PropertyMap({ propertyId = '', lat, lng, approximate = false, radius = 400 }: Props) {
  const known = useAtomValue(propertyAtom(propertyId));
  const { map: settings, property: ofPage } = useAtomValue(pageAtom);
  const ground = useAtomValue(mapGroundAtom);
  const host = useAtomValue(mapHostToAskAtom);
  const allow = useSetAtom(allowMapsAtom);
  const loadGoogle = useSetAtom(loadGoogleMapsAtom);
  const property = propertyId ? known : ofPage;
  const [north, east] = [lat ?? property?.lat, lng ?? property?.lng];
  const isKnown = north !== undefined && east !== undefined && Math.abs(north) <= 85 && Math.abs(east) <= 180;
  const address = property?.displayAddress || cardWords.unnamed;
  const isAbout = approximate || (property !== undefined && !property.displayAddress);
  const map = useMap({
    isWanted: isKnown && !host,
    minZoom: settings.customMinZoom,
    maxZoom: Math.max(settings.customMaxZoom, NEAR),
  });
  const { view } = map;
  useElementState(!isKnown || host ? 'empty' : view ? 'ready' : map.isFailed ? 'error' : 'loading');

  function reset() {
    if (isKnown) view?.centreOn([north, east], isAbout ? ABOUT : NEAR);
  }
  const centre = useEffectEvent(reset);
  useEffect(() => {
    if (!view || north === undefined || east === undefined) return;
    centre();
    view.setPins(isAbout ? [] : [{ key: 'home', point: [north, east], element: makeMark() }]);
    view.setShapes(isAbout ? { circle: { centre: [north, east], radius } } : {});
  }, [view, north, east, isAbout, radius]);

  if (!isKnown) return property ? <Note>{words.nowhere}</Note> : null;
  return (
    <div className="agency-property-map">
      <MapFrame
        label={words.propertyMap(address)}
        map={map}
        ground={ground}
        host={host}
        onAllow={allow}
        loadGoogle={loadGoogle}
        resetLabel={words.resetProperty}
        onReset={reset}
        instead={words.failedAddress}
      />
      <div className="agency-property-map-foot">
        {isAbout && <p className="agency-small agency-muted">{words.approximate}</p>}
        <Link look="plain" icon={pin} newTab href={`${DIRECTIONS}?to=${north}%2C${east}`}>
          {words.directions}
        </Link>
      </div>
    </div>
  );
}

/** The home's marker; the map's label already names the home. */
function makeMark() {
  const mark = Object.assign(document.createElement('span'), { className: 'agency-map-mark' });
  mark.append(makeIcon(homeIcon));
  return mark;
}
