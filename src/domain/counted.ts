/** A count in words, of homes unless told otherwise: '1,204 homes'. */
export function counted(count: number, [one, many]: readonly [one: string, many: string] = ['home', 'homes']): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}
