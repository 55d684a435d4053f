import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback, useRef, useState, type CSSProperties } from 'react';

import { useElementState } from '../../core/element-state';
import type { MapSettings } from '../../domain/map-settings';
import { drawWords, mapWords as words } from '../../domain/map-words';
import { encodePolygon, type Ring } from '../../domain/polygon';
import { withPolygon } from '../../domain/search';
import { allowMapsAtom } from '../../state/consent';
import { searchInAreaAtom } from '../../state/map';
import { loadGoogleMapsAtom, mapGroundAtom, mapHostToAskAtom } from '../../state/map-ground';
import { pageAtom } from '../../state/page';
import { countHomes, selectPropertyAtom } from '../../state/results';
import { searchEverywhereAtom } from '../../state/search';
import { classes } from '../../ui/classes';
import { useFocusAfterRender } from '../../ui/focus/use-focus-after-render';
import { useFocusMapAfter } from '../../ui/focus/use-focus-map-after';
import { Live } from '../../ui/live';
import { MapFrame } from '../../ui/map-frame';
import { useMap } from '../../ui/use-map';
import { DrawBar, DrawNewsLive } from './draw-bar';
import { HomeCard } from './home-card';
import { HomeList } from './home-list';
import { MapNews } from './map-news';
import { SearchBar } from './search-bar';
import { useDrawing } from './use-drawing';
import { useHeldBack } from './use-held-back';
import { useHomes } from './use-homes';
import { useOpened } from './use-opened';
import { usePins } from './use-pins';
import { howToGo, useSearchByMoving } from './use-search-by-moving';
import { useWholeShown } from './use-whole-shown';

/** The homes of the page's search on a map, where visitors can also draw a search area. */
export function SearchMap() {
  const { map: settings } = useAtomValue(pageAtom);
  const ground = useAtomValue(mapGroundAtom);
  const host = useAtomValue(mapHostToAskAtom);
  const allow = useSetAtom(allowMapsAtom);
  const loadGoogle = useSetAtom(loadGoogleMapsAtom);
  const searchEverywhere = useSetAtom(searchEverywhereAtom);
  const searchInArea = useSetAtom(searchInAreaAtom);
  const select = useSetAtom(selectPropertyAtom);
  const { opened, home, open, shut } = useOpened();
  const moving = useSearchByMoving();
  const [news, setNews] = useState('');
  const drawButton = useRef<HTMLButtonElement>(null);
  const listButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfterRender();
  const { homes, pins, search, area, whole, load, total, isWhole, isLoading, isFailed } = useHomes(opened?.key);
  const { customMinZoom: minZoom, customMaxZoom: maxZoom } = settings;

  const map = useMap({
    isWanted: !host,
    minZoom,
    maxZoom,
    onMoved(byVisitor) {
      board.current?.follow();
      if (byVisitor && !area) hearMove();
    },
    onTap: () => !isDrawing && shut(),
  });
  const { view } = map;
  const focusMapAfter = useFocusMapAfter(map.place);
  const { drawing, isDrawing, step, press } = useDrawing({
    map,
    area,
    button: drawButton,
    onFinish: (ring) => searchInArea(ring, howToGo(view)),
  });
  const board = usePins({
    map,
    homes: pins,
    radius: settings.pinClustering ? settings.customClusteringRadius : 0,
    maxZoom,
    isInert: isDrawing,
    onPress: (key, takesFocus) => open(key, { takesFocus }),
    onGroup({ point, opensAt, keys }) {
      if (view && view.zoom() < maxZoom) view.goTo(point, Math.min(opensAt, maxZoom));
      else open(keys[0]!, { here: keys });
    },
    onPoint: (key) => opened ?? select(key),
  });
  useElementState(host ? 'empty' : view ? 'ready' : map.isFailed ? 'error' : 'loading');

  const showWhole = useWholeShown({
    view,
    whole,
    search,
    isOwn: moving.isOwn,
    onShown: moving.forget,
    settings,
  });

  // The map may be elsewhere after a drawing that was abandoned.
  const hearMove = useHeldBack(isDrawing, () => view && !area && moving.onMoved(view));

  function close() {
    if (!opened) return;
    shut();
    // On a small map the button is hidden until the card is gone.
    if (opened.isFromList) focusAfter(() => listButton.current);
    else if (!board.current?.focusHome(opened.key)) view?.container.focus({ preventScroll: true });
  }
  function reset() {
    moving.forget();
    if (search.viewport.length > 0) searchEverywhere(howToGo(view));
    else showWhole();
  }
  function begin() {
    shut();
    // Otherwise the same news would not be announced again.
    setNews('');
    step({ kind: 'begin', ...(area && { corners: area }) });
    view?.container.focus({ preventScroll: true });
  }
  function removeArea() {
    searchInArea(undefined, howToGo(view));
    setNews(drawWords.removed);
    drawButton.current?.focus();
  }
  const count = useCallback(
    async (ring: Ring, signal: AbortSignal) =>
      (await countHomes(withPolygon(search, encodePolygon(ring)), signal))?.count,
    [search],
  );
  return (
    <div
      className={classes('agency-search-map agency-no-print', isDrawing && 'agency-search-map-drawing')}
      style={coloursOf(settings)}
    >
      <MapFrame
        label={words.searchMap}
        map={map}
        ground={ground}
        host={host}
        onAllow={allow}
        loadGoogle={loadGoogle}
        onReset={reset}
        onKey={(event) => {
          if (press(event)) return true;
          if (event.key !== 'Escape' || !opened) return false;
          close();
          return true;
        }}
        canDraw={settings.enableDrawAMap}
        instead={words.failedBeside}
        bar={
          isDrawing ? (
            <DrawBar drawing={drawing} step={step} count={count} />
          ) : (
            <SearchBar
              hasArea={area !== undefined}
              canDraw={settings.enableDrawAMap}
              isAuto={moving.isAuto}
              isMoved={moving.isMoved}
              drawButton={drawButton}
              onAuto={(isAuto) => moving.setAuto(isAuto, view)}
              onSearch={() => focusMapAfter(() => view && moving.search(view))}
              onDraw={begin}
              onRemove={removeArea}
            />
          )
        }
      >
        {isDrawing && <span className="agency-map-cross" aria-hidden="true" />}
        {!isDrawing && (
          <HomeList homes={pins} button={listButton} onChoose={(key) => open(key, { isFromList: true })} />
        )}
        <MapNews
          shown={homes.length}
          total={total}
          others={isWhole ? 'never' : area ? 'byDrawing' : moving.isAuto ? 'byZooming' : 'bySearching'}
          isLoading={isLoading}
          isFailed={isFailed}
          isHidden={isDrawing}
          onRetry={() => focusMapAfter(() => void load({ again: true }))}
        />
        {view && opened && home && (
          <HomeCard
            view={view}
            home={home}
            point={[home.lat, home.lng]}
            here={opened.here}
            takesFocus={opened.takesFocus}
            padding={settings.autopanPadding}
            onOpen={(key) => open(key, { here: opened.here })}
            onClose={close}
          />
        )}
        {/* In the frame: all beside it is inert while it fills the window. */}
        <DrawNewsLive drawing={drawing} />
        <Live>{news}</Live>
      </MapFrame>
    </div>
  );
}

const coloursOf = ({ polygonColor, polygonFillColor }: MapSettings) =>
  ({ '--_map-area': polygonColor, '--_map-area-fill': polygonFillColor }) as CSSProperties;
