import type { Kind } from '../../reading/targets/kind.ts';
import type { Role } from '../../reading/targets/roles.ts';

/** What is a row of a list to a person. */
export const ROWS: Role[] = ['row', 'listitem', 'article'];

/** Lists made of plain blocks are rows to a person, too. */
export function isRowLike(kind: Kind | null): boolean {
  return kind !== null && /row|item|entry|card|product|tile|article|line/u.test(kind.word);
}
