/** The values to choose from, plus the current one if it is not among them. */
export function withOwn<Value extends string | number>(values: readonly Value[], own: Value | string | undefined) {
  if (own === undefined || values.includes(own as Value)) return values;
  const all = [...values, own as Value];
  return typeof own === 'number' ? all.sort((one, other) => Number(one) - Number(other)) : all;
}
