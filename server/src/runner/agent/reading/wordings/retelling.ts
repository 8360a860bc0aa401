import { NUMBER } from '../statements/amounts.ts';
import { QUOTED } from '../shield.ts';
import { WE, WHOM } from './we.ts';
import type { Wording } from './wording.ts';

const BE = '(?:is|am|are|was|were|be|been|gets?|got|should be|must be|(?:has|have|had) been)';
const SITE =
  '(?:it|(?:the|this|our) (?:page|app|application|site|website|web ?shop|shop|store|system|portal))';
const TELLS =
  '(?:tells?|told|informs?|informed|says?|said|answers?|answered|replie[sd]|responds?|responded|explains?|explained|warns?|warned|announces?|announced|reminds?|reminded|lets?)';
const DONE = '(\\p{Ll}+(?:ed|en|id|nt|ught))';

/** What somebody retells of what a page told whom, and what says only whose words these are. */
export const RETELLING: Wording[] = [
  // "From then on …".
  [/^(?:from (?:then|there|now|here) on|among other things|apart from that|in addition),? (?=\S)/iu, ''],
  [/^(.+ (?:is|are|was|were|has|have) .+) (?:(?:in|at|from) the (?:beginning|start)|to begin with)$/iu, '$1'],
  // "The email she typed is still there".
  [
    new RegExp(
      `^(the [\\p{Ll} ]+?) (?:that |which )?${WE} (?:(?:has|have|had) )?(?:just )?(?:types?|typed|enters?|entered|gives?|gave|given|chooses?|chose|chosen|picks?|picked|fills?|filled)(?: in| out)? (?=(?:is|are|was|has|does|should)\\b)`,
      'iu',
    ),
    '$1 ',
  ],
  // "She was told that …", "he is reminded to …".
  [
    new RegExp(
      `^${WE} ${BE} (?:told|informed|notified|warned|advised|reminded|assured) (?=that |to )(?:that )?(?!to be )`,
      'iu',
    ),
    'the page says that ',
  ],
  [
    new RegExp(`^${WE} ${BE} (?:notified|alerted|prompted|told) (?:with|by|of|about):? (?=${QUOTED})`, 'iu'),
    'the page shows ',
  ],
  // "The shop answered that …", "we tell them that …".
  [new RegExp(`^(?:${SITE}|we) (?:should )?${TELLS}(?: ${WHOM})? that `, 'iu'), 'the page says that '],
  // "Her account tells her that …": a page that is hers.
  [
    new RegExp(
      `^(?:my|our|your|his|her|their) (?:account|profile|dashboard|overview|cart|basket|inbox) (?:page )?(?:should )?${TELLS}(?: ${WHOM})? that `,
      'iu',
    ),
    'the page says that ',
  ],
  // "The basket confirms that it holds 1 ticket".
  [
    new RegExp(
      `^(the \\p{Ll}+) (?:should |must )?(?:confirms?|${TELLS})(?: ${WHOM})? that it (holds|contains|has|shows) `,
      'iu',
    ),
    '$1 $2 ',
  ],
  // "We ask them who is travelling".
  [
    new RegExp(
      `^(?:(?:${SITE}|we) )?(?:should )?asks?(?: ${WHOM})? (?=(?:who|what|where|when|which|why|how)\\b)`,
      'iu',
    ),
    'the page shows ',
  ],
  [new RegExp(`^${WE} ${BE} thanked for `, 'iu'), 'the page thanks me for '],
  [
    new RegExp(
      `^${WE} (?:still )?${BE} (?:welcomed|greeted) (?:as|by (?:(?:his|her|their|my) )?name:? \\(?)((?:(?! and ).)+?)\\)?$`,
      'iu',
    ),
    'the welcome shows $1',
  ],
  // "We offer them 3 trains".
  [
    new RegExp(
      `^(?:(?:${SITE}|we) )?(?:should )?(?:offers?|suggests?|presents?)(?: ${WHOM})? ((?:only |exactly )?${NUMBER} \\p{Ll}+)$`,
      'iu',
    ),
    'the page shows $1',
  ],
  // "The tiles show 12 users": several of a sort of things that tell numbers, one for each.
  [
    new RegExp(
      `^the (?:tiles|figures|counters|statistics|stats|key figures) (?:should )?(?:shows?|says?|reads?|displays?) (?=${NUMBER} )`,
      'iu',
    ),
    'there are ',
  ],
  // "The demo login a@x.de is mentioned on the page": an address is known by itself.
  [
    new RegExp(
      `^(?:the [\\p{Ll} ]+? )?(\\S+@\\S+|${QUOTED}) (?:is|are) (?:mentioned|named|printed|written|stated|given|spelled out)(?: (?:on|in) (?:the|this) page| there)$`,
      'iu',
    ),
    'the page shows $1',
  ],
  [
    /^(.+?) (?:is|are) (not )?(?:mentioned|named|printed|written|stated|given|spelled out)(?: (?:on|in) (?:the|this) page| there)$/iu,
    '$1 is $2visible',
  ],
  // "The trip got booked: Lisbon": what the page says of itself.
  [
    new RegExp(`^(?:the|my|his|her|their|our) \\p{Ll}+ ${BE} (?:successfully )?${DONE}: (.+)$`, 'iu'),
    'the page shows $1: $2',
  ],
  // "The answer he got: only small dogs".
  [
    new RegExp(
      `^the (?:answer|reply|response) (?:that )?${WE} (?:gets?|got|sees?|saw|receives?|received|reads?)(?: (?:is|was))?:? (.+)$`,
      'iu',
    ),
    'the page shows $1',
  ],
  [/^(.+ \uE000[^\uE001]*\uE001) (?:again|once more|as before)$/iu, '$1'],
];
