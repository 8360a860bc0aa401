import { QUOTED } from '../shield.ts';
import type { Wording } from '../wordings/wording.ts';

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

/** Deeds in words of every day. */
export const SPOKEN_DEEDS: Wording[] = [
  [
    /^tick that (?:he|she|they|i|we|you|the user) (?:agree|consent|accept)s? (?:(?:to|with) )?(.+)$/iu,
    'agree to $1',
  ],
  [/^go back to (?:showing|seeing|displaying) (?:everything|all(?: of (?:them|it))?)$/iu, 'show all'],
  [/^(?:go|switch) back to (?:showing|seeing|displaying) (?=\S)/iu, 'show '],
  [/^(?:only|just) want to (?:look at|see|view|have) (?:the |my )?(\S.*)$/iu, 'show only $1'],
  [
    /^use (?:the )?(?:[^\uE000]+ )?filters?(?: [^\uE000]+?)? (?:so that|to (?:see|show|list|display)) (?:only )?(?:the )?(\p{L}+) (?:ones|\p{Ll}+)(?: (?:is|are) (?:shown|visible|displayed|listed|left))?$/iu,
    'show only $1',
  ],
  [/^(?:reset|set|change|switch) (.+?) (?:back )?to (?:show|display|list)(?:ing)? (\S.*)$/iu, 'set $1 to $2'],
  [
    /^(?:re-?order|re-?arrange|arrange) .+? so that (?!they|it|these|those)(?:the )?(.+?) (?:comes?|is|are|stands?|goes) (?:first|at the top|on top)$/iu,
    'drag $1 to the top of the list',
  ],
  [
    /^(?:re-?order|re-?arrange|arrange) .+? so that (?!they|it|these|those)(?:the )?(.+?) (?:comes?|is|are|stands?|goes) (?:last|at the (?:bottom|end))$/iu,
    'drag $1 to the bottom of the list',
  ],
  [
    /^use (?:the|its) (?:slider|range|stepper|spinner) to (?:raise|lower|increase|decrease|reduce|bring|turn|put) (.+?) (?:up |down )?to (\S.*)$/iu,
    'set $1 to $2',
  ],
  // "Take the ticket and drop it into the basket" is cut at "and" no more than here.
  [
    /^(?:take|grab|pick up|get hold of|drag) (.+?),? and (?:then )?(?:drop|put|drag|move|place|pull) it (?:on(?: ?to)?|in(?:to)?|over|to) (.+)$/iu,
    'drag $1 to $2',
  ],
  [
    /^(?:look|search) for (.+?) (?:using|with|in|via|through|by) (?:the |its )?(?:\p{Ll}+ )?search(?: function| feature| field| box| bar| input| form)?$/iu,
    'search for $1',
  ],
  [
    new RegExp(
      `^search for (${QUOTED}|\\S+) (?:in|among|within|through) (?:the|my|this) (?:list|table|catalog(?:ue)?) of (?:the |my |all )?(\\p{Ll}+)$`,
      'iu',
    ),
    'search the $2 for $1',
  ],
  [
    new RegExp(
      `^search for (${QUOTED}) (?:in|among|within|through) (?:the|my|this|all|these) [^\\uE000]+$`,
      'iu',
    ),
    'search for $1',
  ],
  [/^search for (?:an?|some) (\p{Ll}+(?: \p{Ll}+)?)$/iu, 'search for $1'],
];
