import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

const DIALOG =
  '(?:the |this )?(?:\\S+ )?(?:dialog|dialogue|modal|popup|pop-up|window|banner|toast|notification)';

/** Buttons, links, boxes and what is taken hold of. */
export const PRESSING: Wording[] = [
  // "Tick the box so that the card is remembered": what it is ticked for says which.
  [/^((?:un)?tick|(?:un)?check) (the (?:check ?)?box) so that (.+)$/iu, '$1 $2 given by $3'],
  [
    /^confirms? (?:the )?(?:deletion|delete|removal|action|archiving|cancell?ation|logout) (?:in|on|via|within) (?:the |an? )?(?:\p{Ll}+ )?(?:dialog|dialogue|modal|popup|pop-up|alert|prompt|window)$/iu,
    'confirm the dialog',
  ],
  [
    /^(?:select|choose|pick) the (first|second|third|fourth|fifth|last) (?!option|entry|choice|value)(\p{Ll}+(?: \p{Ll}+)?) (?:from|in|of) (?:the |my )?(?:search |list of )?(?:results?|catalog(?:ue)?|listing|inventory|shop)$/iu,
    'click the $1 $2',
  ],
  [
    /^submits? the (?:\p{Ll}+ )?(?:request|order|application|transfer|review|feedback|registration|details|answers?|ticket|report)$/u,
    'press submit',
  ],
  [
    /^(save|update|apply|publish|finish) the (?:cart|basket|form|changes|settings|details|record|entry)$/u,
    'press $1',
  ],
  [/^mark (?!.+ as )(.+?) (completed?|done|finished)$/iu, 'mark $1 as $2'],
  [/^take (.+?) out$/iu, 'remove $1'],
  [/^(?:kick|throw|leave) (.+?) out (?:of|from) .+$/iu, 'remove $1'],
  [/^(?:close|dismiss) it(?: again)?$/iu, 'close the dialog'],
  [
    /^(select|deselect|unselect) all (?:of )?(?:the |these |my )?(?!boxes|checkboxes|options)\p{Ll}+(?: on (?:this|the) page)?$/iu,
    '$1 everything',
  ],
  [/^select everything$/iu, 'tick everything'],
  [
    /^(?:complete|finish|check off) (?:everything|all(?: of)?(?: the| my)?(?: \p{Ll}+)?)(?: at once)?$/iu,
    'tick everything',
  ],
  [/^make ((?:the|my) .+?) visible$/iu, 'show $1'],
  [/^make ((?:the|my) .+?) (?:invisible|hidden)$/iu, 'hide $1'],
  [/^opt in(?:to| to)? (.+)$/iu, 'tick $1'],
  [/^opt out of (.+)$/iu, 'untick $1'],
  [/^be \p{L}+ed ((?:by|via|per) .+)$/iu, 'choose $1'],
  [new RegExp(`^accept (?:the )?(${QUOTED})$`, 'iu'), 'tick $1'],
  [new RegExp(`^(?:carry on|go on|continue|proceed) with (${QUOTED}|\\p{Lu}.*)$`, 'u'), 'click $1'],
  // What the button is called stands in brackets.
  [
    /^(?:delete|save|send|cancel|confirm|submit|open|close) (?:it|this|them)(?: again)? \((.+)\)$/iu,
    'click $1',
  ],
  [
    /^(?!turn|switch|log|sign|click|press|tick|check|set|move|go|put|keep|leave)(\p{L}[\p{L} ]+) (on|off)$/iu,
    'turn $1 $2',
  ],
  [/^fold (?=\S)/iu, 'collapse '],
  [new RegExp(`^complete (?:the )?(${QUOTED})(?: (?:item|task|to-?do|entry))?$`, 'iu'), 'tick $1'],
  [
    /^(?:remove|delete|clear|get rid of) (?:all )?(?:the )?completed (?:ones|to-?dos|items|tasks|entries)$/iu,
    'clear completed',
  ],
  [/^((?:delete|remove)s? .+?) with (?:the|its) (?:x|cross|trash(?: icon)?|bin(?: icon)?)$/iu, '$1'],
  [/^(send|save|post|publish|print|apply|submit|update|confirm)s? (?:it|them|this)$/iu, 'press $1'],
  [/^(send|save|move|copy|export|share|assign)s? it (to|as) (?:the )?(.+)$/iu, 'press $1 $2 $3'],
  [
    /^(show|display|list) (\d+)(?: (?:entries|rows|results|items|records|lines))? (?:per|on (?:each|a|one)) page$/iu,
    'select $2 from the dropdown',
  ],
  [/^activate (?=(?:the )?.+ (?:tab|link|button|filter)$)/iu, 'click '],
  [/^(?:get rid of|throw (?:out|away))\s+/iu, 'remove '],
  [/^take (.+?) (?:out of|off|from) (?!.*suggest).+$/iu, 'remove $1'],
  [/^(?:opt for|go for|go with)\s+/iu, 'choose '],
  [
    /^(?:choose|select|pick) the (first|second|third|fourth|fifth|last) (?:option|entry|choice|value) (?:in|from|of|under) (?!the (?:list|menu|table|dialog)$)(.+)$/iu,
    'select $1 from $2',
  ],
  [/^use (the .+?) to (select|choose|pick) (.+)$/iu, '$2 $3 from $1'],
  [new RegExp(`^(?:tick|check|cross) (${QUOTED}) off$`, 'iu'), 'tick $1'],
  [/^cross (?:off|out) (.+)$/iu, 'tick $1'],
  [
    /^(?:move|put|place|bring|drag) (.+?),? (?:by|using|with|via) drag(?:ging)?(?: (?:and|&) drop(?:ping)?)?(?: it| them)?$/iu,
    'drag $1',
  ],
  [/^drop (.+?) (?:on|onto|into|in) (.+)$/iu, 'drag $1 to $2'],
  [
    new RegExp(
      `^(?:close|dismiss|leave) (${DIALOG}) (?:with|using|via|through) (?:the )?(?!escape|esc|enter|ok|yes|no|cancel)(.+)$`,
      'iu',
    ),
    'click $2 in $1',
  ],
  // Buttons are often called by what they do: "Submit the order with Place order".
  [
    /^(?:submit|confirm|send|finish|complete|save) .+? (?:with|using|via|through) ((?:the )?\S.* (?:button|link|icon))$/iu,
    'click $1',
  ],
  [
    new RegExp(
      `^(?:submit|(?:confirm|approve)(?=[^\\uE000]*\\s(?:with|using|via|through)\\s(?:the\\s)?\\uE000)|send|finish|complete|save) .+? (?:with|using|via|through) (?:the )?(${QUOTED}|\\p{Lu}.*)$`,
      'u',
    ),
    'click $1 button',
  ],
];
