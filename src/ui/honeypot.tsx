/** Out of sight even where no style sheet arrived. */
const away = { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/**
 * A field that no person sees, hears or reaches: whoever fills it in is a machine. Nothing in its markup says what it
 * is for.
 */
export function Honeypot({ name }: { name: string }) {
  return (
    <div style={away} aria-hidden="true">
      <input type="text" name={name} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
