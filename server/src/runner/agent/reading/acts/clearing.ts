import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { readTarget } from '../targets/read-target.ts';
import { deed } from './deeds.ts';

/** Fields that are emptied. */
export const CLEARING: Rule<Command>[] = [
  [/^leaves?\s+(.+?)\s+(?:empty|blank)$/iu, ([name = '']) => ({ kind: 'clear', target: readTarget(name) })],
  [
    /^((?:clear|empty|erase)s?\s+(?:out\s+)?(?:the\s+(?:text|value|content|contents)\s+(?:of|in|from)\s+)?(.+))$/iu,
    ([clause = '', name = '']) => clear(name, clause),
  ],
  [
    /^(?:delete|remove)s?\s+(?:the\s+|all\s+|all\s+the\s+)?(?:text|value|content|contents)\s+(?:of|in|from)\s+(.+)$/iu,
    ([name = '']) => ({ kind: 'clear', target: readTarget(name) }),
  ],
];

/** "Clear completed" is what a button is called. */
function clear(name: string, clause: string): Command {
  if (
    /^(?:completed|done|all|everything|(?:the |my )?(?:filters?|selection|history|cart|basket|bin|trash)|all (?:the )?(?!fields|inputs|boxes)\p{Ll}+)$/u.test(
      name,
    )
  )
    return deed(clause, 'clear', name);
  return { kind: 'clear', target: readTarget(name) };
}
