import type { Command, Source } from '../../command.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';

const VERB = '(?:remember|store|save|note|keep|record|capture|memori[sz]e|copy)(?:e?s)?(?:\\s+down)?';
const NAME = '(?:the\\s+)?(?:variable\\s+|value\\s+)?(\\S+)';

/** Texts that later steps use as {{name}}. */
export const REMEMBERING: Rule<Command>[] = [
  [
    new RegExp(
      `^(?:read|get|take|look\\s+at|copy|extract)s?\\s+(.+?)\\s*,?\\s+(?:and|then)\\s+${VERB}\\s+(?:it|this|that|its\\s+(?:text|value))\\s+(?:as|in|into|under)\\s+${NAME}$`,
      'iu',
    ),
    ([words = '', name = '']) => remember(words, name),
  ],
  [
    new RegExp(`^(?:${VERB}|reads?|extracts?)\\s+(.+?)\\s+(?:as|in|into)\\s+${NAME}$`, 'iu'),
    ([words = '', name = '']) => remember(words, name),
  ],
];

function remember(words: string, name: string): Command | null {
  const plain = unshield(name).replace(/^\{\{\s*|\s*\}\}$/gu, '');
  // "Save it in Documents" is something to do with the page: a name of ours is one plain word.
  if (!/^[A-Za-z_]\w*$/u.test(plain) || /^(?:it|this|that|changes?)$/iu.test(words)) return null;
  return { kind: 'remember', source: sourceOf(words), name: plain };
}

function sourceOf(words: string): Source {
  if (/^(?:the\s+)?(?:current\s+)?(?:(?:page|tab)(?:'s|’s)?\s+)?title(?:\s+of\s+the\s+page)?$/iu.test(words))
    return { kind: 'title' };
  if (
    /^(?:the\s+)?(?:current\s+)?(?:(?:page|web)(?:'s|’s)?\s+)?(?:url|address)(?:\s+of\s+the\s+page)?$/iu.test(
      words,
    )
  )
    return { kind: 'address' };
  const bare = words.replace(
    /^(?:the\s+)?(?:text|value|content|contents|number)\s+(?:of|in|from|shown\s+in|next\s+to|beside)\s+/iu,
    '',
  );
  return { kind: 'target', target: readTarget(bare) };
}
