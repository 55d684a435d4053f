import { formatNumber } from './numbers';

/** A count in words, of homes unless told otherwise: '1,204 homes'. */
export function counted(count: number, [one, many]: readonly [one: string, many: string] = ['home', 'homes']): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
