/** The median of some figures. */
export const median = (figures) => [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)];

/** One row of the table: the budget, the measurement and whether it holds. */
export const budget = (name, what, found, most, unit = '×') => ({
  name,
  what,
  found,
  most,
  unit,
  holds: found <= most,
});

/** A row for what could not be measured: it fails and gives the reason. */
export const unmeasured = (name, what, error) => ({ name, what: `${what} (${error.message.split('\n')[0]})` });

/** Figures printed beside the budgets, without a verdict. */
export const tell = (text) => console.log(`  ${text}`);

/** Prints all rows as one table. */
export function printTable(rows) {
  const shown = (figure, unit) => (figure === undefined ? '–' : `${Number(figure.toFixed(2))}${unit ?? ''}`);
  const cells = rows.map(({ name, what, found, most, unit, holds }) => [
    name,
    what,
    shown(found, unit),
    shown(most, unit),
    holds ? 'holds' : 'DOES NOT HOLD',
  ]);
  const table = [['', 'Budget', 'Figure', 'At most', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column].length)));
  const pad = (text, column) =>
    column === 2 || column === 3 ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  console.log(`\n${table.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')}`);
  console.log(`\n${rows.filter(({ holds }) => holds).length} of ${rows.length} budgets hold.`);
}
