/** The middle of some figures. */
export const median = (figures) => [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)];

/** One line of the report: what was promised, what was found, and whether it holds. */
export function report(budget, what, found, most, unit = '×') {
  const holds = found <= most;
  const shown = (figure) => `${Number(figure.toFixed(2))}${unit}`;
  console.log(
    `${holds ? 'holds ' : 'FAILS '} ${budget.padEnd(4)} ${what.padEnd(64)} ${shown(found).padStart(10)}  (at most ${shown(most)})`,
  );
  return holds;
}

/** Figures told beside a budget, without a verdict. */
export const tell = (text) => console.log(`             ${text}`);
