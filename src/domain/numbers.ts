// Loops, since old pages have Prototype 1.6 or MooTools, which replace `reduce` and `Array.from`.

/** The sum of numbers. */
export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** The whole numbers from 0 to below a count, or to below the next whole number. */
export function range(count: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < count; number++) numbers.push(number);
  return numbers;
}

/**
 * A number with commas between thousands and at most three decimals unless told otherwise: 1,234.5. Not by `Intl`, whose
 * first use takes a phone 50 ms before anything is shown.
 */
export function formatNumber(value: number, mostDecimals = 3, leastDecimals = 0): string {
  // Shifted as text, since 1.005 * 100 is 100.49999999999999; what is too small for that is 0.
  const shifted = Number(`${Math.abs(value)}e${mostDecimals}`) || 0;
  const digits = String(Math.round(shifted)).padStart(mostDecimals + 1, '0');
  const point = digits.length - mostDecimals;
  const whole = digits.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const decimals = digits.slice(point).replace(/0+$/, '').padEnd(leastDecimals, '0');
  return `${value < 0 ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
}
