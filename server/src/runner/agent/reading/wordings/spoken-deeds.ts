import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

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
