/** The part of the browser's Navigation API that is used; older browsers have none of it. */
interface NavigationHistory {
  currentEntry: { index: number } | null;
  entries(): { url: string | null }[];
}

/** Whether the entry before this one in the browser's history is the screen of `path`, with its query or a longer one. */
export function cameFrom(path: string): boolean {
  const { navigation } = globalThis as { navigation?: NavigationHistory };
  const index = navigation?.currentEntry?.index ?? 0;
  const former = URL.parse(navigation?.entries()[index - 1]?.url ?? '');
  if (!former) return false;
  const { pathname, searchParams } = new URL(path, former);
  const isSameQuery = [...searchParams].every(([name, value]) => former.searchParams.get(name) === value);
  return pathname === former.pathname && isSameQuery;
}
