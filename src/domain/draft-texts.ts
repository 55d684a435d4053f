const longestText = 2000;

/** The texts of a form that are kept until it is sent, by the names given; none grows beyond any use. */
export function draftTexts<Name extends string>(
  values: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> {
  const given = names.filter((name) => typeof values[name] === 'string');
  return Object.fromEntries(given.map((name) => [name, (values[name] as string).slice(0, longestText)])) as Partial<
    Record<Name, string>
  >;
}
