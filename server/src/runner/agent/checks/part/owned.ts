import type { Expected } from '../../check.ts';
import { isolated } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { pluralName } from '../../texts/text-pattern.ts';
import type { Look } from '../look.ts';
import { findRow } from './cell.ts';
import { tellRow } from './tell.ts';

/**
 * "Anna Berg's invoice is paid", where Anna Berg has one row of what the page calls invoices: a word for how things are that one of its
 * cells is. null: that is not so, or something else is said of it.
 */
export async function lookAtOwned(
  session: Session,
  { words, orElse }: Target,
  expected: Expected,
): Promise<Look | null> {
  const [noun] = orElse?.readings ?? [];
  const owner = orElse?.within;
  if (!noun || noun.kind !== null || !/^\p{Ll}{3,}$/u.test(noun.name) || owner?.relation !== 'beside')
    return null;
  if (expected.isQuoted || !/^\p{Ll}{3,}(?: \p{Ll}+)?$/u.test(expected.text)) return null;
  const { source } = pluralName(noun.name);
  if (!(await isolated(session.window.page(), isAbout, source))) return null;
  const row = await findRow(session, { words, readings: [{ ...owner.reading, kind: null }], within: null });
  return row && tellRow({ words, readings: [], within: null }, row, { ...expected, comparison: 'is' });
}

/** Whether the page lists such things: a heading or the name of a table says so. */
const isAbout = withLens((lens, _: unknown, source: string): boolean => {
  const pattern = new RegExp(source, 'iu');
  const heads = [...document.querySelectorAll('h1, h2, h3, h4, caption, [role=heading]')].filter((one) =>
    lens.isSeen(one),
  );
  const tables = [...document.querySelectorAll('table, [role=table], [role=grid]')];
  const names = [
    ...heads.map((one) => lens.textOf(one).written),
    ...tables.map((one) => one.getAttribute('aria-label') ?? ''),
  ];
  return names.some((name) => pattern.test(name));
});
