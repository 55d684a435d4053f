import { routeHref } from '../core/path';

interface Props {
  label: string;
  /** Routes of the page, with what they show. */
  links: readonly { path: string; label: string }[];
  /** The route that is shown. */
  current: string;
}

/** Leads from the photos of a home to its floorplan, its energy chart and its films; nothing where there is one kind. */
export function MediaLinks({ label, links, current }: Props) {
  if (links.length < 2 || !links.some(({ path }) => path === current)) return null;
  return (
    <nav className="agency-media-links" aria-label={label}>
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
