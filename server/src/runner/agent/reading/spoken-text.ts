import type { Command } from '../command.ts';
import { readCheck } from './read-check.ts';
import { unshield } from './shield.ts';

/** "Remind Dan Ross", of what "I can" was said. */
const DEED = /^\p{Ll}{3,} (?:the |my |an? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u;

/** "Profile saved", "You are signed out.": a check that states nothing else is what the page should say. */
export function spokenText(clause: string): Command[] {
  if (
    clause.split(' ').length > 10 ||
    DEED.test(clause) ||
    /^(?:the |it|this|that|everything|all|log|sign|only (?:sees?|shows?))\b|\b(?:works?|correct(?:ly)?|properly)\b/iu.test(
      clause,
    )
  )
    return [];
  const text = unshield(clause);
  // "Total: $42" may be one text, or a label and what stands beside it.
  const [, name, value] = /^(\p{Lu}\p{L}*(?: \p{L}+){0,2})(?::| =) (\S.*)$/u.exec(text) ?? [];
  const [stated] = name && value ? readCheck(`the ${name} is ${value}`) : [];
  const otherwise = stated && { otherwise: stated };
  return [
    {
      kind: 'check',
      check: { kind: 'text', text, isNegated: false, isQuoted: false, within: null, ...otherwise },
    },
  ];
}
