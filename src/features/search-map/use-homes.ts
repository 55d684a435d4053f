import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useMemo } from 'react';

import { pinPrice } from '../../domain/pin-price';
import { priceLine } from '../../domain/price-label';
import { cardWords } from '../../domain/property-words';
import { mapWords } from '../../domain/map-words';
import { decodePolygon, type Point } from '../../domain/polygon';
import { isDrawn } from '../../domain/search';
import { loadMapHomesAtom, mapHomesAtom } from '../../state/map';
import { pageAtom, settingsAtom } from '../../state/page';
import { selectedPropertyAtom } from '../../state/results';
import { savedPropertiesAtom } from '../../state/saved-properties';
import { hostResultsAtom, searchAtom } from '../../state/search';
import { seenPropertiesAtom } from '../../state/seen-properties';
import { useReturnOnline } from '../../ui/use-return-online';
import type { ListedHome } from './home-list';

/** The homes of the page's search as pins, and the points the map should fit. */
export function useHomes(openKey: string | undefined) {
  const { homes, isCurrent, ...status } = useAtomValue(mapHomesAtom);
  const search = useAtomValue(searchAtom);
  const selected = useAtomValue(selectedPropertyAtom);
  const seen = useAtomValue(seenPropertiesAtom);
  const saved = useAtomValue(savedPropertiesAtom);
  const { place } = useAtomValue(pageAtom);
  const settings = useAtomValue(settingsAtom);
  const load = useSetAtom(loadMapHomesAtom);
  const host = useSetAtom(hostResultsAtom);

  useEffect(host, [host]);
  useEffect(() => void load(), [search, load]);
  useReturnOnline(status.isFailed, load);

  const placed = useMemo(
    () =>
      homes.map((home) => {
        const { propertyId: key, lat, lng, displayAddress } = home;
        const text = pinPrice(home);
        const address = displayAddress || cardWords.unnamed;
        const price = priceLine(home, settings);
        return { key, point: [lat, lng], text, name: mapWords.pin(text, address), address, price } as const;
      }),
    [homes, settings],
  );
  const pins = useMemo(() => {
    const savedIds = new Set(saved.map(({ propertyId }) => propertyId));
    return placed.map((place): ListedHome => {
      const { key } = place;
      const isChosen = key === openKey || key === selected;
      return { ...place, isSeen: seen.has(key), isSaved: savedIds.has(key), isChosen };
    });
  }, [placed, seen, saved, selected, openKey]);

  const drawn = isDrawn(search) ? search.poly : undefined;
  const area = useMemo(() => (drawn ? decodePolygon(drawn) : undefined), [drawn]);
  const { lat: north, lng: east } = (place?.placeId === search.placeId && place) || {};
  const whole = useMemo((): readonly Point[] => {
    if (area) return area;
    if (homes.length > 0) return homes.map(({ lat, lng }) => [lat, lng]);
    return north !== undefined && east !== undefined ? [[north, east]] : [];
  }, [area, homes, north, east]);
  // Those of the previous search do not count for the next one, even before that has begun to load.
  const isLoading = status.isLoading || !(isCurrent || status.isFailed);
  return { homes, pins, search, area, whole, load, ...status, isLoading };
}
