/** Longer than any field may be, so that a text cut here is still refused as too long. */
const longestText = 10_000;

/** The named texts of a form, to keep until it is sent; each is limited in length. */
export function draftTexts<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const given = names.filter((name) => typeof values[name] === 'string');
  return Object.fromEntries(given.map((name) => [name, (values[name] as string).slice(0, longestText)])) as Partial<
    Record<Name, string>
  >;
}
