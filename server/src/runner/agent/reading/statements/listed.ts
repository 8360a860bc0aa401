import { QUOTED } from '../shield.ts';
import type { Sentence } from './sentence.ts';

const AND = /,\s*(?:and\s+)?|\s+and\s+/u;
const ONE = `(?:${QUOTED}|[\\p{Lu}\\p{Nd}][^,:]*?)`;
const LIST = `${ONE}(?:,\\s*(?:and\\s+)?${ONE}|\\s+and\\s+${ONE})+`;
const STATE =
  'visible|shown|displayed|present|enabled|disabled|clickable|checked|unchecked|selected|empty|required|editable|focused|expanded|collapsed|hidden';

/** Several things named behind a colon, several states of one thing. */
export const LISTED: Sentence[] = [
  // "The page shows: Anna, Bob and Carl".
  [
    new RegExp(`^(?:the )?(?:page|i|it) (shows|contains|displays)(?: the following[^:]*)?: (${LIST})$`, 'iu'),
    (verb, list) => list.split(AND).map((one) => `page ${verb} ${one}`),
  ],
  // "The following links are visible: Home, Products, Cart".
  [
    new RegExp(
      `^(?:the )?following [^:]+? is (visible|shown|displayed|present)(?: and (enabled|clickable))?: (${LIST})$`,
      'iu',
    ),
    (state, other, list) =>
      list.split(AND).flatMap((one) => [state, other].flatMap((how) => (how ? [`${one} is ${how}`] : []))),
  ],
  // "The sizes are: "S", "M" and "L"".
  [
    new RegExp(`^[^:\\uE000]+ is: (${QUOTED}(?:,\\s*(?:and\\s+)?${QUOTED}|\\s+and\\s+${QUOTED})+)$`, 'iu'),
    (list) => list.split(AND).map((one) => `page shows ${one}`),
  ],
  // "The Save button is displayed and enabled".
  [
    new RegExp(`^(.+? is )(not )?(${STATE}) and (not )?(${STATE})$`, 'iu'),
    (thing, not = '', state, no = '', other) => [`${thing}${not}${state}`, `${thing}${no || not}${other}`],
  ],
];
