/** The used subset of the browser's Navigation API, which older browsers lack. */
interface NavigationHistory {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/** Whether the previous entry of the history is the screen of `path` with at least its query parameters. */
export function cameFrom(path: string): boolean {
  const { navigation } = globalThis as { navigation?: NavigationHistory };
  const index = navigation?.currentEntry?.index ?? 0;
  const previous = URL.parse(navigation?.entries()[index - 1]?.url ?? '');
  if (!previous) return false;
  const { pathname, searchParams } = new URL(path, previous);
  const isSameQuery = [...searchParams].every(([name, value]) => previous.searchParams.get(name) === value);
  return pathname === previous.pathname && isSameQuery;
}
