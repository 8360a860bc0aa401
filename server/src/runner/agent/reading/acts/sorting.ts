import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { stripArticle } from '../targets/article.ts';
import { clickOrNamed } from './click.ts';

const HIGH =
  '(?:big(?:gest)?|larg(?:e|est)|high(?:est)?|new(?:est)?|late(?:st)?|most expensive|expensive|dear(?:est)?|best|last)';
const LOW =
  '(?:cheap(?:est)?|small(?:est)?|low(?:est)?|old(?:est)?|earl(?:y|iest)|least|lowest-priced|first)';
const FIRST = '(?: ones?| \\p{Ll}+s?)? (?:(?:comes?|is|are|stands?|goes) )?(?:first|on top|at the top)';
const LEAD = '(?:,| so that| with|, so that|,? starting with)?';
const DOWN = new RegExp(
  `${LEAD} (?:(?:from )?high(?:est)? to low(?:est)?|(?:in )?descending(?: order)?|from z to a|downwards?|(?:the )?${HIGH}${FIRST})$`,
  'iu',
);
const UP = new RegExp(
  `${LEAD} (?:(?:from )?low(?:est)? to high(?:est)?|(?:in )?ascending(?: order)?|from a to z|a to z|alphabetically|upwards?|(?:the )?${LOW}${FIRST})$`,
  'iu',
);

/** "Sort the list by price, cheapest first": by a list of orders, or the head of a column. */
export const SORTING: Rule<Command>[] = [
  [
    new RegExp(
      `^((?:sort|order|arrange)s?\\s+(?:(?:the|all|these|my)\\s+(?:\\S+\\s+){1,2}|\\p{Ll}+\\s+)?(?:by|according to)\\s+((?:the |their )?[^\\uE000]+))$`,
      'iu',
    ),
    ([clause = '', words = '']) => sort(clause, words),
  ],
  [
    new RegExp(`^(sorts?\\s+(?:(?:the\\s+)?\\S+\\s+)?by\\s+(${QUOTED}.*))$`, 'iu'),
    ([clause = '', name = '']) => clickOrNamed(clause, name),
  ],
];

function sort(clause: string, words: string): Command {
  const isDescending = DOWN.test(words) ? true : UP.test(words) ? false : null;
  const by = stripArticle(words.replace(DOWN, '').replace(UP, ''));
  const { target } = clickOrNamed(clause, words);
  const head = clickOrNamed(clause, by).target;
  return { kind: 'sort', by: unshield(by), isDescending, target: isDescending === null ? target : head };
}
