import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

const PRESSED = '(?:click|press|tap|hit|choose|select|use|open|hover|follow)';
const WAYS =
  '(?:(?:\\p{L}+ ){0,2}(?:navigation(?: bar)?|nav ?bar|menu(?: bar)?|side ?bar|header|footer|bread ?crumbs?(?: trail)?|tool ?bar|tab bar))';
const COMES =
  '(?:comes? up|appears?|opens?|shows?(?: up)?|pops? up|closes?|disappears?|vanish(?:es)?|(?:is|are) (?:shown|visible|displayed|open|closed))';
const CROSS = '(?:x|cross|trash(?: can)?|bin)(?: icon| button| sign)?';

/** Asides of speech: what an act is for, in how many goes, and by which part of the page. */
export const PURPOSES: Wording[] = [
  [/^(.+?) (?:(?:all )?in one go|all at once|in (?:a single|one) step|with one click)$/iu, '$1'],
  // "Click the logo to get to the start page", "… to see what was typed".
  [
    new RegExp(
      `^(${PRESSED}s? .+?),? (?:in order )?to (?:(?:get|go|come|return|move|jump|head) (?:on|to|back|there|home|further)\\b|(?:see|check|find out|learn|read) (?:what|whether|if|how|why|when)\\b).*$`,
      'iu',
    ),
    '$1',
  ],
  // "Hover over the help so that the hint comes up".
  [new RegExp(`^((?:${PRESSED}|scroll|focus|move)s? .+?),? so that [^\\uE000]+ ${COMES}$`, 'iu'), '$1'],
  [
    new RegExp(
      `^((?:go|navigate|move|switch|jump|return|head|click|open|follow)\\b.*?) (?:via|using|through|with|in|by means of|by using) (?:the )?(${WAYS})$`,
      'iu',
    ),
    '$1 in the $2',
  ],
  [
    new RegExp(
      `^(click|press|tap|open|choose|select)(?: on)? (${QUOTED}|\\p{Lu}[^,]*?) (?:at|on|in) the (?:very )?top(?: of the (?:page|screen|site))?$`,
      'u',
    ),
    '$1 the first $2',
  ],
  [
    new RegExp(
      `^(click|press|tap|open|choose|select)(?: on)? (${QUOTED}|\\p{Lu}[^,]*?) (?:at|on|in) the (?:very )?bottom(?: of the (?:page|screen|site))?$`,
      'u',
    ),
    '$1 the last $2',
  ],
  [/^go (?:up|down|over|across|on) to (?=\uE000|\p{Lu})/u, 'go to '],
  [
    new RegExp(
      `^(?:get rid of|remove|delete|throw away) (.+?) (?:with|using|via|by) (?:the|its) (?:\\p{Ll}+ ){0,2}${CROSS}(?: (?:that|which) .+)?$`,
      'iu',
    ),
    'remove $1',
  ],
];
