import { drawWords, mapKeyHelp, mapWords } from '../domain/map-words';
import { Dialog } from './dialog';

interface Props {
  /** Areas can be drawn on this map. */
  canDraw: boolean;
  onClose: () => void;
}

/** Which keys do what on a map. */
export function MapHelp({ canDraw, onClose }: Props) {
  return (
    <Dialog label={mapWords.help} onClose={onClose}>
      <div className="agency-stack">
        <Keys rows={mapKeyHelp.map} />
        {canDraw && (
          <>
            <h3 className="agency-heading-4">{drawWords.begin}</h3>
            <Keys rows={mapKeyHelp.drawing} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Keys({ rows }: { rows: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <dl className="agency-map-keys">
      {rows.map(([keys, does]) => (
        <div key={keys} className="agency-map-key">
          <dt className="agency-map-key-name">{keys}</dt>
          <dd className="agency-muted">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
