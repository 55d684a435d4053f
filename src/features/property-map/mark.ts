import type { MapSettings } from '../../domain/map-settings';
import { makeIcon } from '../../ui/icon-element';
import { home } from '../../ui/icons/search';

/** The home's marker, or the site's own picture of one; the map's label already names the home. */
export function makeMark({ customMapIcon, customMapIconShadow, customMapIconSize, customMapIconAnchor }: MapSettings) {
  const mark = document.createElement('span');
  if (!customMapIcon) {
    mark.className = 'agency-map-mark';
    mark.append(makeIcon(home));
    return mark;
  }
  mark.className = 'agency-map-own-mark';
  mark.style.translate = `${-customMapIconAnchor.width}px ${-customMapIconAnchor.height}px`;
  if (customMapIconShadow) mark.append(Object.assign(new Image(), { src: customMapIconShadow, alt: '' }));
  mark.append(Object.assign(new Image(), { src: customMapIcon, alt: '', ...customMapIconSize }));
  return mark;
}
