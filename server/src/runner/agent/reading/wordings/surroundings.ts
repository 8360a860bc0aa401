import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

const PAGE_NAME = `(?:(?:(?!next|previous|first|last|second|third)[\\p{L}\\p{Nd}'’/-]+|${QUOTED}) ){0,6}`;
const PAGE = `(?:in|on|from|at|within) (?:the |this |that )?${PAGE_NAME}(?:page|screen|website|web ?site|web ?app|web ?page)`;

/** Where an act takes place, as far as that says no more than that the test has come there. */
export const SURROUNDINGS: Wording[] = [
  [/^(add.+?) (?:using|via|through|with) the (?:input|text|entry) (?:field|box)$/iu, '$1'],
  [
    /^(.+?) (?:using|via|through|with|in|on) the (?:web ?ui|ui|user interface|gui|front ?end|browser)$/iu,
    '$1',
  ],
  [
    new RegExp(
      `^((?:click|press|tap|hit|select|choose|tick|untick|uncheck|hover|search|submit|edit|set|change|clear|scroll|toggle|follow)(?:e?s)? .+?) ${PAGE}$`,
      'iu',
    ),
    '$1',
  ],
  [
    new RegExp(`^((?:type|enter|input|write|put|fill)(?:e?s)? .+? (?:into|in|as|with) .+?) ${PAGE}$`, 'iu'),
    '$1',
  ],
  [/^(.+?) in the (?:middle|cent(?:er|re)) of the (?:page|screen)$/iu, '$1'],
  [
    /^((?:click|press|tap|choose|select|hit)(?:e?s)? .+?) (?:in order )?to (?:confirm|proceed|complete)(?: (?:the|my|this|it|with)\b.*)?$/iu,
    '$1',
  ],
  // What a key is pressed for: "Press Enter to select it".
  [
    /^(?:press|hit|use)(?:e?s)? (?:the )?(enter|return|escape|esc|space)(?: key| bar)? (?:in order )?to \p{Ll}.*$/iu,
    'press $1',
  ],
];
