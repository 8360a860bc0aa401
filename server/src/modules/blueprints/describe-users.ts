const LISTED = 5;

/** `"Sign in" is used by the tests "A" and "B" and as login module of the suite "C".` */
export function describeUsers(title: string, users: { tests: string[]; suites: string[] }): string {
  const phrases = [];
  if (users.tests.length > 0) phrases.push(`by the ${plural('test', users.tests)} ${list(users.tests)}`);
  if (users.suites.length > 0)
    phrases.push(`as login module of the ${plural('suite', users.suites)} ${list(users.suites)}`);
  return `"${title}" is used ${phrases.join(' and ')}.`;
}

const plural = (word: string, names: string[]) => (names.length === 1 ? word : `${word}s`);

function list(names: string[]): string {
  const shown = names.slice(0, LISTED).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  if (rest > 0) shown.push(`${rest} more`);
  return new Intl.ListFormat('en').format(shown);
}
