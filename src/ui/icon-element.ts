const svg = 'http://www.w3.org/2000/svg';

/** The same SVG as `Icon`, built by hand: React does not render what is on a map. */
export function makeIcon(path: string, className = 'agency-icon') {
  const icon = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', className);
  icon.setAttribute('aria-hidden', 'true');
  icon.append(line);
  return icon;
}
