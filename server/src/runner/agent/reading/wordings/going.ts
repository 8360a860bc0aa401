import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

const APPLICATION =
  '(?:web ?app(?:lication)?|application|app|web ?site|site|portal|base url|home ?url|(?:application|app|website|site) url)(?: under test)?';

/** Going to pages. */
export const GOING: Wording[] = [
  [/^((?:go|navigate|browse|head|return|log) to|open|visit): (?=\S)/iu, '$1 '],
  [/^(?:access|reach|browse)(?:e?s)? (?=(?:the|my|https?:)\b|\/)/iu, 'go to '],
  // "Go to the plugins page (/admin/plugins)".
  [
    new RegExp(
      `^((?:go|navigate|return)(?:e?s)? to|open|visit) [^(]+? \\(\\s*(${QUOTED}|https?:[^\\s)]+|/[^\\s)]*)\\s*\\)$`,
      'iu',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `^(?:open|launch|start|load|access|go to|navigate to)(?:e?s)? (?:up )?(?:the |my |our )?${APPLICATION}(?: in (?:the |an? |my )?(?:web )?browser)?$`,
      'iu',
    ),
    'go to the start page',
  ],
  [
    /^(?:open|launch|start)(?:e?s)? (?:up )?(?:the |an? |your |my )?(?:new )?(?:web |chrome |firefox )?browser(?: \([^)]*\))?$/iu,
    'go to the start page',
  ],
  [
    new RegExp(
      `^(?:click|open|go to|navigate to|follow|select|choose)(?:e?s)? (?:the )?(?:left|main|top|side)(?:-hand)? (?:menu|navigation) (${QUOTED})$`,
      'iu',
    ),
    'click $1',
  ],
];
