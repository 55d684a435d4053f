import { routeHref } from '../core/path';

interface Props {
  label: string;
  /** Routes of the page and their labels. */
  links: readonly { path: string; label: string }[];
  /** The route now shown. */
  current: string;
}

/** Links between a home's photos, floorplan, energy chart and films; nothing if it has only one of them. */
export function MediaLinks({ label, links, current }: Props) {
  if (links.length < 2 || !links.some(({ path }) => path === current)) return null;
  return (
    <nav className="agency-media-links agency-no-print" aria-label={label}>
      {links.map(({ path, label }) => (
        <a
          key={path}
          className="agency-media-link"
          href={routeHref(`#${path}`)}
          aria-current={path === current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
