import type { Check, Expected } from '../../check.ts';
import { isBareKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { COMPARE, expect } from './expected.ts';
import { NOT } from './vocabulary.ts';

/** What fields hold. */
export const VALUES: Rule<Check>[] = [
  // What an empty field shows.
  [
    new RegExp(`^(?:the )?placeholder(?: text)? (?:of|in) (.+?) ${COMPARE} ${NOT}(.+)$`, 'iu'),
    ([name = '', verb = '', not, words = '']) => ({
      ...valueOf(name, expect(verb, not, words)),
      isHint: true,
    }),
  ],
  [
    /^(.+?) (?:has|shows) (?:the |a )?placeholder(?: text)? (.+)$/iu,
    ([name = '', words = '']) => ({ ...valueOf(name, expect('is', undefined, words)), isHint: true }),
  ],
  [
    new RegExp(`^(?:the )?value (?:of|in) (.+?) ${COMPARE} ${NOT}(.+)$`, 'iu'),
    ([name = '', verb = '', not, words = '']) => valueOf(name, expect(verb, not, words)),
  ],
  [
    /^(?:the )?(?:selected|chosen) (.+?) is (not )?(.+)$/iu,
    ([name = '', not, words = '']) => (isBareKind(name) ? null : valueOf(name, expect('is', not, words))),
  ],
  [
    /^(.+?) (?:(has)|(contains)) (?:the |a )?value (?:of )?(.+)$/iu,
    ([name = '', is, , words = '']) => valueOf(name, expect(is ? 'is' : 'contains', undefined, words)),
  ],
  [
    /^(.+?) does not (?:(have)|(?:contain)) (?:the |a )?value (?:of )?(.+)$/iu,
    ([name = '', is, words = '']) => valueOf(name, expect(is ? 'is' : 'contains', 'not', words)),
  ],
  [
    /^(.+?) is (?:pre-?)?(?:filled|set|populated)(?: in)? (?:with|to) (.+)$/iu,
    ([name = '', words = '']) => valueOf(name, expect('is', undefined, words)),
  ],
  [
    /^(.+?) (?:has|shows) (.+?) (?:selected|chosen)$/iu,
    ([name = '', words = '']) => valueOf(name, expect('is', undefined, words)),
  ],
  [
    /^(.+?) is (not )?(?:selected|chosen) (?:in|from|for|as) (.+)$/iu,
    ([words = '', not, name = '']) => valueOf(name, expect('is', not, words)),
  ],
];

/** That a field holds what is expected. */
export function valueOf(name: string, expected: Expected): Extract<Check, { kind: 'value' }> {
  return { kind: 'value', target: readTarget(name), expected };
}
