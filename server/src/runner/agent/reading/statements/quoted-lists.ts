import { QUOTED } from '../shield.ts';
import { singular } from './names.ts';

const LIST = `${QUOTED}(?:(?:, | and | or |, and |, or )${QUOTED})+`;
const LISTED = new RegExp(`^(.*?)(${LIST})(.*)$`, 'iu');

/** `The page shows "A" and "B"` are two statements; null where no quotations are listed. */
export function ofEachQuoted(statement: string): string[] | null {
  const [, before, list, after] = LISTED.exec(statement) ?? [];
  if (before === undefined || list === undefined) return null;
  return (list.match(new RegExp(QUOTED, 'gu')) ?? []).map((one) => `${before}${one}${singular(after ?? '')}`);
}

/** Which of two is meant to be true cannot be checked; that neither is there can. */
export function isEitherOr(statement: string): boolean {
  return / or /iu.test(LISTED.exec(statement)?.[2] ?? '') && !/\bnot\b/iu.test(statement);
}
