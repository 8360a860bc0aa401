import { QUOTED } from '../shield.ts';
import { WE } from './we.ts';
import type { Wording } from './wording.ts';

/** What a page tells whom. */
export const TELLING: Wording[] = [
  [
    /^(?:the |this )?(?:page|app|site|shop) (?:tells|informs|warns|confirms|announces|reports)(?: me| us| the user)?(?: that)? (.+)$/iu,
    'the page shows $1',
  ],
  [
    new RegExp(
      `^(?:the browser asks|(?:${WE} )?(?:is|am|are|should be|must be) asked)(?: me)? (?=${QUOTED})`,
      'iu',
    ),
    'the dialog asks ',
  ],
  [
    /^(?:(?:i|we|you|(?:the )?user) )?(?:still )?(?:stays?|remains?|lands?|ends? up|arrives?) (?:on|at) (?=the .+ (?:page|screen|dashboard)$)/iu,
    'i am on ',
  ],
  [new RegExp(`^${WE} (?:can|could|should)(?: be able to)? (?:read|see) `, 'iu'), 'page shows '],
  [
    new RegExp(
      `^${WE} (?:is|am|are|should be|gets?) (?:greeted|welcomed|told|shown|met|informed|presented)(?: with| by)? (?=that |${QUOTED})`,
      'iu',
    ),
    'it says ',
  ],
  [/^(.+? (?:is|are|says|reads|shows)): (.+)$/iu, '$1 $2'],
  [/^it is (?:written|stated|said)(?: there)? that /iu, 'the page says '],
  [
    new RegExp(`^${WE} (?:is|am|are) asked (?:whether|if) (?:i|we|you) (?:really )?(want to .+)$`, 'iu'),
    'the page shows $1',
  ],
  // "A notification appears saying …", "A dialog opens with the text …".
  [
    new RegExp(
      `^(.+?) (?:is|are|should be)? ?(?:appears?|shown|displayed|visible|pops up|opens|comes up|should appear),? (?:saying|reading|stating|that (?:says|reads)|which (?:says|reads)|with the (?:text|message|words))(?: that)? (.+)$`,
      'iu',
    ),
    '$1 says $2',
  ],
  [
    /^(.+?) (?:leaves|departs|arrives|starts|ends|begins|expires|is due|takes place) (?:at|on) (\p{Nd}.*)$/iu,
    '$1 shows $2',
  ],
];
