/** Out of sight even where no style sheet arrived, or one that takes the styles off everything. */
const away = {
  position: 'absolute',
  'inline-size': '1px',
  'block-size': '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
} as const;

/**
 * A field that no person sees, hears or reaches: whoever fills it in is a machine. Nothing in its markup says what it
 * is for.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div ref={putAway} aria-hidden="true">
      <input type="text" name={name} autoComplete="off" tabIndex={-1} />
    </div>
  );
}

function putAway(place: HTMLElement | null) {
  for (const [name, value] of Object.entries(away)) place?.style.setProperty(name, value, 'important');
}
