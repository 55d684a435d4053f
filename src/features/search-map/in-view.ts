import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';

/** Pixels from the map's edge within which a pin may be cut off. */
const edge = 44;

/** Whether a pin at this point is in view, whole. */
export function isInView(view: MapView, point: MapPoint): boolean {
  const { x, y } = view.pixelsOf(point);
  const { clientWidth: width, clientHeight: height } = view.container;
  return x >= edge && y >= edge && x <= width - edge && y <= height - edge;
}
