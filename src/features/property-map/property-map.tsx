import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';

import { useElementState } from '../../core/element-state';
import { mapWords as words } from '../../domain/map-words';
import { isPlaced } from '../../domain/placed';
import { cardWords } from '../../domain/property-words';
import { roughPlace } from '../../domain/rough-place';
import { allowMapsAtom } from '../../state/consent';
import { loadGoogleMapsAtom, mapGroundAtom, mapHostToAskAtom } from '../../state/map-ground';
import { pageAtom } from '../../state/page';
import { propertyAtom } from '../../state/properties';
import { pin } from '../../ui/icons/search';
import { Link } from '../../ui/link';
import { MapFrame } from '../../ui/map-frame';
import { Note } from '../../ui/note';
import { useMap } from '../../ui/use-map';
import { makeMark } from './mark';

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
  const spot = { lat: lat ?? property?.lat, lng: lng ?? property?.lng };
  const given = isPlaced(spot) ? ([spot.lat, spot.lng] as const) : undefined;
  const address = property?.displayAddress || cardWords.unnamed;
  const isAbout = approximate || (property !== undefined && !property.displayAddress);
  const place = given && isAbout ? roughPlace(given, radius) : given;
  const [north, east] = place ?? [];
  const map = useMap({
    isWanted: place !== undefined && !host,
    minZoom: settings.customMinZoom,
    maxZoom: Math.max(settings.customMaxZoom, NEAR),
  });
  const { view } = map;
  useElementState(!place || host ? 'empty' : view ? 'ready' : map.isFailed ? 'error' : 'loading');

  function reset() {
    if (place) view?.centreOn(place, isAbout ? ABOUT : NEAR);
  }
  const centre = useEffectEvent(reset);
  useEffect(() => centre(), [view, north, east, isAbout]);
  // By itself, since settings given again must not move the map back.
  useEffect(() => {
    if (!view || north === undefined || east === undefined) return;
    view.setPins(isAbout ? [] : [{ key: 'home', point: [north, east], element: makeMark(settings) }]);
    view.setShapes(isAbout ? { circle: { centre: [north, east], radius } } : {});
  }, [view, north, east, isAbout, radius, settings]);

  if (!place) return property ? <Note>{words.nowhere}</Note> : null;
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
