/** What a filter can be, by its name in the address. */
type Checks<Name extends string> = Record<Name, (value: string) => boolean>;

type Values<Name extends string> = Partial<Record<Name, string>>;

/** What an address narrows a list by. `unknown`: what it has under the same names that makes no sense, and narrows nothing. */
export function readListFilter<Name extends string>(
  parameters: URLSearchParams,
  checks: Checks<Name>,
): { filter: Values<Name>; unknown: Values<Name> } {
  const filter: Values<Name> = {};
  const unknown: Values<Name> = {};
  for (const name of namesOf(checks)) {
    const value = parameters.get(name)?.trim() ?? '';
    if (value !== '') (checks[name](value) ? filter : unknown)[name] = value;
  }
  return { filter, unknown };
}

/** The parameters of an address, in the order of the names; empty values are left out. */
export function writeListFilter<Name extends string>(
  filter: Values<Name>,
  checks: Checks<Name>,
): Record<string, string> {
  const given = namesOf(checks).map((name) => [name, filter[name]?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

const namesOf = <Name extends string>(checks: Checks<Name>) => Object.keys(checks) as Name[];
