import type { Assertion } from 'shared/step-language';
import type { Snapshot } from '../snapshot.ts';
import { candidates } from './candidates.ts';
import { holds } from './value.ts';

export function refutePage(
  assertion: Extract<Assertion, { kind: 'page' | 'pageNamed' }>,
  page: Snapshot,
): boolean {
  if (assertion.kind === 'page') {
    const { property, comparison, text, negated } = assertion;
    const spellings = property === 'title' ? [page.title] : addressesOf(page.url);
    return spellings.every((spelling) => holds(comparison, spelling, text) === negated);
  }
  const name = assertion.name.toLowerCase();
  const headings = page.elements.filter(({ role }) => role === 'heading').flatMap(({ names }) => names);
  const [title, ...others] = [page.title, ...headings].map((text) => text.toLowerCase());
  if (assertion.negated) return title === name;
  return !title?.includes(name) && !others.some((heading) => heading.includes(name));
}

/** Ways to write down where a page is. */
function addressesOf(url: string): string[] {
  const { href, origin, host, pathname, search, hash } = new URL(url);
  const paths = [pathname, pathname + search, pathname + search + hash];
  return [href, ...paths, ...paths.map((path) => origin + path), ...paths.map((path) => host + path)].flatMap(
    (address) => [address, address.replace(/\/$/, '')],
  );
}

export function refuteOptions(
  assertion: Extract<Assertion, { kind: 'only' | 'options' }>,
  page: Snapshot,
): boolean {
  if (assertion.kind === 'only') {
    const { names, place } = assertion;
    // Names ignore case.
    const own = names.map((name) => name.toLowerCase());
    const everything = page.everything.toLowerCase();
    return own.some((name) => !everything.includes(name)) || (place === null && isIncomplete(page, own));
  }
  const { target, options, only } = assertion;
  if (target.place !== null || target.ordinal !== null) return false;
  const offered = candidates(page, target).flatMap((element) => (element.options ? [element.options] : []));
  return (
    offered.length > 0 &&
    offered.every(
      (own) =>
        options.some((option) => !own.includes(option)) ||
        (only && own.filter(Boolean).length > options.length),
    )
  );
}

/** Whether every table and list with these entries, in lower case, has more of them. */
function isIncomplete(page: Snapshot, names: string[]): boolean {
  const groups = [...page.tables.map(({ rows }) => rows.map((cells) => cells.join(' '))), ...page.lists];
  const meant = groups.filter((entries) =>
    names.every((name) => entries.some((entry) => entry.toLowerCase().includes(name))),
  );
  return meant.length > 0 && meant.every((entries) => entries.length > names.length);
}
