import type { Place } from './search';

/** A place from its name in one line: 'Bathford, Bath, Somerset' is Bathford in 'Bath, Somerset'. */
export function placeNamed(placeId: string, label: string): Place {
  const [name = '', ...county] = label.split(',').map((part) => part.trim());
  return { placeId, name, countyName: county.join(', ') };
}
