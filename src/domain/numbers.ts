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
