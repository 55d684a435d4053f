import { useEffect, useRef, useState, type ReactNode } from 'react';

import { classes } from './classes';
import { onResized } from '../core/resized';

type Cells = readonly [name: ReactNode, ...figures: ReactNode[]];

interface Props {
  /** What the table shows; visually hidden. */
  caption: string;
  columns: Cells;
  rows: readonly Cells[];
  /** The last row, with the totals. */
  sum?: Cells;
}

/** A table of figures; the first cell of each row is its header. */
export function Table({ caption, columns, rows, sum }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current } = frame;
    const measure = () => setScrolls(current!.scrollWidth > current!.clientWidth);
    const stops = [current!, current!.firstElementChild!].map((element) => onResized(element, measure));
    return () => stops.forEach((stop) => stop());
  }, []);

  return (
    // Focusable only when it scrolls, so that it can be scrolled by keyboard.
    <div
      ref={frame}
      className="agency-table-frame"
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': caption })}
    >
      <table className="agency-table">
        <caption className="agency-visually-hidden">{caption}</caption>
        <thead className="agency-table-rows">
          <tr className="agency-table-row">
            {columns.map((column, index) => (
              <th key={index} scope="col" className={classes('agency-table-head', index > 0 && 'agency-table-figure')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="agency-table-rows">
          {rows.map((cells, index) => (
            <Row key={index} cells={cells} look="agency-table-cell" />
          ))}
        </tbody>
        {sum && (
          <tfoot className="agency-table-rows">
            <Row cells={sum} look="agency-table-cell agency-table-sum" />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ cells: [name, ...figures], look }: { cells: Cells; look: string }) {
  return (
    <tr className="agency-table-row">
      <th scope="row" className={look}>
        {name}
      </th>
      {figures.map((figure, index) => (
        <td key={index} className={`${look} agency-table-figure`}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
