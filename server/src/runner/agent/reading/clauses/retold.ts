import type { RunnerStep } from '../../../types.ts';
import { PAST, plainVerb } from './past.ts';
import { MOVED, SOMEBODY } from './roles.ts';
import { MORE_VERBS, VERBS } from './verbs.ts';

const ASIDE =
  '(?:(?:then|next|also|now|first|finally|just|again|simply|afterwards|immediately|successfully),? )*';

/** "Expected: the total is $42", at the beginning or behind what is done. */
const EXPECTED =
  /(^|[.;]\s+)expect(?:ed|ation)(?: results?| outcomes?| behaviou?r| output)?\s*[:–—]\s+(?:that )?/giu;

/** "The customer says that …", "According to her, …": whose words they are. */
const REPORTER = new RegExp(
  `^(?:according to (?:${SOMEBODY}|him|her|them), |${SOMEBODY} (?:also )?(?:says?|said|reports?|reported|claims?|claimed|mentions?|mentioned|writes?|wrote|complains?|complained|states?|stated|tells? (?:me|us)|told (?:me|us))(?: that |,? (?=${SOMEBODY} )))`,
  'iu',
);

/** "She then tried to open the cart". */
const TRIED = new RegExp(
  `\\b(${SOMEBODY}) ${ASIDE}(?:tries|tried|attempts|attempted|wants|wanted|needs|needed|had|decides|decided|managed|begins|began|starts|started|goes on|went on|proceeds|proceeded|continues|continued) to (?=(?:${VERBS}|${MORE_VERBS})\\b)`,
  'giu',
);

const DID = new RegExp(`\\b(${SOMEBODY} )${ASIDE}(${PAST})(?=[ .,;]|$)`, 'giu');
/** "Clicked Save": who did it goes without saying. */
const DONE = new RegExp(`(^)${ASIDE}(${PAST})(?= (?!.*\\b(?:is|are|was|were)\\b))`, 'giu');
/** What the same person did afterwards. */
const ALSO_DID = new RegExp(`((?:\\b(?:and|then)|[,;]) )${ASIDE}(${PAST})(?=[ .,;]|$)`, 'giu');

const MISSED = new RegExp(
  `\\b(${SOMEBODY}) (?:did not|didn['’]t|could not|couldn['’]t|(?:was|were) (?:not able|unable) to) (?:see|find|get) `,
  'giu',
);

/** "They were shown an error", "she was told that …". */
const SHOWN = new RegExp(
  `\\b(${SOMEBODY}) (?:was|were|got|is|are|am) ${ASIDE}(?:shown|presented with|given|met with) (?=an? |the )`,
  'giu',
);
const WAS = new RegExp(`\\b(${SOMEBODY}) (?:was|were|got) ${ASIDE}(?=(?:${MOVED})\\b)`, 'giu');

/** "She gets the error Card is invalid": a page's own words begin with a capital letter. */
const ERROR = new RegExp(
  `\\b${SOMEBODY} (?:should )?(?:sees?|gets?) (?:an?|the) (?:error|warning|notice|notification|alert|toast|message)(?: message)?(?: that says| saying)? (?=(?-i:\\p{Lu})\\p{Ll}*\\s)`,
  'giu',
);

/** "The page showed Saved". */
const SAID =
  /(?<=\p{L} )(?<!\b(?:is|are|was|were|be|been|being|has|have|had|not) )(showed|said|contained|displayed)(?= )/giu;
const SAYS: Record<string, string> = {
  showed: 'shows',
  said: 'says',
  contained: 'contains',
  displayed: 'displays',
};

/** What somebody says was done, as what is to be done: "She then hit Save and closed the page". Takes shielded text. */
export function retold(text: string, type: RunnerStep['type']): string {
  const told = text
    .replace(EXPECTED, '$1verify that ')
    .replace(REPORTER, '')
    .replace(MISSED, '$1 can not see ')
    .replace(TRIED, '$1 ')
    .replace(SHOWN, '$1 see ')
    .replace(WAS, '$1 are ')
    .replace(SAID, (said: string) => SAYS[said.toLowerCase()] ?? said);
  const plain = (_: string, before: string, past: string) => `${before}${plainVerb(past)}`;
  const done = (type === 'act' ? told.replace(DONE, plain) : told).replace(DID, plain);
  const also = done === told ? done : done.replace(ALSO_DID, plain);
  return also.replace(ERROR, 'the page says that ');
}
