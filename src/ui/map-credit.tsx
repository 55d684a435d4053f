interface Props {
  attribution: string;
  attributionUrl?: string | undefined;
}

/** The attribution of the map tiles. */
export function MapCredit({ attribution, attributionUrl }: Props) {
  if (!attribution) return null;
  return (
    <p className="agency-map-credit">
      {attributionUrl ? (
        <a className="agency-map-credit-link" href={attributionUrl} target="_blank" rel="noopener noreferrer">
          {attribution}
          <span className="agency-visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        attribution
      )}
    </p>
  );
}
