const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A percentage with at most two decimals: 3.79%. */
export function formatPercent(value: number): string {
  return `${percent.format(value)}%`;
}
