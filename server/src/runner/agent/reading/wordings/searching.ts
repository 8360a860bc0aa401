import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

/** Searching and filtering. */
export const SEARCHING: Wording[] = [
  [
    /^(?:show|give|list) (?:(?:me|us) )?(?:only|just) (?=the |my |\p{Ll}+ (?:ones|\p{Ll}+s)$)/iu,
    'only show ',
  ],
  [
    /^(?:start|run|repeat|do|trigger)s? (?:the |a |another )?(?:new )?search(?: again| once more)?$/iu,
    'search',
  ],
  [/^submits? the (?:search|query)(?: form| query| request)?$/iu, 'press enter in the search box'],
  [
    new RegExp(
      `^search(?:es)? (?!Google\\b)(${QUOTED}|\\p{Lu}.*?)(?: (?:on|in|using|with|via) (?:the )?search (?:bar|box|field|input))?$`,
      'u',
    ),
    'search for $1',
  ],
  [
    new RegExp(
      `^search(?:es)? for (?:an?|the|any) [\\p{Ll} ]+? (?:with|called|named|titled|by|using)(?: the)?(?: name| title| keyword| term)? (${QUOTED})$`,
      'iu',
    ),
    'search for $1',
  ],
  [
    new RegExp(`^filters? (?:[^=]+ )?by (?:the )?(\\p{L}+(?: \\p{L}+)?) ?= ?(.+)$`, 'iu'),
    'select $2 from $1',
  ],
  [/^(?:the (?:word|term|name) )?(.+?) is searched for$/iu, 'search for $1'],
  [/^search for (.+?) (?:in|among|within) (?:the|my) (\p{L}+)$/iu, 'search the $2 for $1'],
  [/^look up (.+?) (?:in|with|using) (?:the )?search(?: field| box| bar)?$/iu, 'search for $1'],
  [/^look for (?!.+ (?:in|on) (?:the )?(?:page|list|table)$)(.+)$/iu, 'search for $1'],
  [/^look up /iu, 'search for '],
  [/^filters? (?:.+ )?by (?:the )?(\p{L}+): (.+)$/iu, 'select $2 from $1'],
  [/^only (?:the )?(\p{L}+) ones$/iu, 'show only $1'],
  [
    new RegExp(`^filters?(?: .+?)? (?:by|for) (?:the )?(\\p{Ll}+) (${QUOTED}|\\p{Lu}.*)$`, 'u'),
    'select $2 from $1',
  ],
  [new RegExp(`^search for (?:the |an? )?(?:\\p{Ll}+ ){1,3}(${QUOTED})$`, 'iu'), 'search for $1'],
  [/^([Ss]earch for) the \p{Ll}+ ([\p{Lu}\p{Nd}].*)$/u, '$1 $2'],
  [/^(?:only show|show only) (?:the )?\p{L}+ (?:about|on|for|of) (.+)$/iu, 'show only $1'],
  [/^(?:only show|show only) (?:the )?(?!.*(?:about|on|for|of) )(\p{L}+) (?:ones|\p{L}+)$/iu, 'show only $1'],
  [
    /^(?:filter|limit|restrict|narrow) .+? (?:so that|such that) (?:only )?(?:the )?(\p{L}+) (?:ones|\p{L}+) (?:is|are) (?:shown|visible|displayed|listed|left)$/iu,
    'show only $1',
  ],
  [
    /^(?:look|search) for (.+?) (?:using|with|in|via) (?:the )?search (?:field|box|bar|input)$/iu,
    'search for $1',
  ],
  [/^use (?:the )?(?:\S+ )?search (?:field|box|bar|input)? ?to (?:look|search) for (.+)$/iu, 'search for $1'],
];
