import { QUOTED } from '../shield.ts';
import { ofEachQuoted } from './quoted-lists.ts';
import { BOUND, NUMBER } from './amounts.ts';
import type { Sentence } from './sentence.ts';

const COUNTED = new RegExp(
  `^there is ${BOUND}${NUMBER} (?!.*\\b(?:shown|visible|displayed|listed|left|remaining|in|of)\\b)`,
  'iu',
);
/** Says no more than that the test has come there. */
const HERE =
  '(?:new|next|same|current|this|web|whole|entire|opened|loaded|resulting|results?|search results?|first|second|third|last)';
const ON_PAGE = `(?:on|in) (?:the |my )?((?!${HERE} )(?:(?!(?:is|are|and|or|the|of|page|not) )[^\\s\\uE000]+ ?){1,3}|${QUOTED}) ?page`;

/** "There are 12 invoices on this page": so many can be seen on it. */
function onSight(fact: string): string {
  return COUNTED.test(fact) ? `${fact} shown` : fact;
}

/** What is said of a page by its name: that the test has come there, and what is to be seen on it. */
export const ON_PAGES: Sentence[] = [
  [new RegExp(`^(.+?)(?<! is) (?:on|in) (?:the )?${HERE} page$`, 'iu'), (fact) => [onSight(fact)]],
  // "The products page has the text Lamps".
  [
    new RegExp(
      `^(?:the )?((?!${HERE} |home )(?:(?!(?:is|on|of|the|page) )[^\\s\\uE000]+ ?){1,3}|${QUOTED}) ?page (shows|contains|has|displays) (.+)$`,
      'iu',
    ),
    (page, verb, thing) => [
      `i is on the ${page.trim()} page`,
      ...(ofEachQuoted(`page ${verb} ${thing}`) ?? [`page ${verb} ${thing}`]),
    ],
  ],
  [
    new RegExp(
      `^(?!i is )((?:.+ )?(?:shows|contains|displays|is (?:not )?(?:shown|visible|displayed|present|enabled|disabled|available))(?: .+)?) ${ON_PAGE}$`,
      'iu',
    ),
    (fact, page) => [`i is on the ${page.trim()} page`, fact],
  ],
];
