import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

const AMOUNT = '(\\d+|one|two|three|four|five)';
const VALUE_LEAD = '(?:(?:e\\.?g\\.?|i\\.?e\\.?|for example|such as|(?:test )?data|example),?:? ?)?';
const UP = 'raise|increment|bump up';
const DOWN = 'lower|reduce|decrement';

/** What goes into which field. */
export const FILLING: Wording[] = [
  [/^take (.+?) as (?!soon)(?=\S+$)/iu, 'select $1 as '],
  [/^(?:overwrite|replace) it (?:with|by) (.+)$/iu, 'type $1'],
  [/^give (.+?) as (?=(?:the|my|your) )/iu, 'enter $1 as '],
  [/^make it (\d+|two|three|four|five)(?: pieces| of them)?$/iu, 'type $1 into the quantity'],
  [/^(?:start|begin) (?:typing|entering) /iu, 'type '],
  [/^keys? in /iu, 'enter '],
  // "Type in "Ada" in the Name field", "type into the search box "lamp"".
  [new RegExp(`^(type|enter|write|fill) in (?=${QUOTED} (?:in|into|for|as|to) )`, 'iu'), '$1 '],
  [
    new RegExp(
      `^(type|enter|input|write) (?:in|into) (the [^\\uE000]+?|${QUOTED}(?: field| box)?) (${QUOTED})$`,
      'iu',
    ),
    '$1 $3 into $2',
  ],
  [/^make the ([\p{Ll} ]+?) an? (\p{Lu}.*|\uE000.*)$/u, 'set the $1 to $2'],
  [new RegExp(`^make (the [\\p{Ll} ]+?) (${QUOTED}|\\p{Nd}\\S*|\\p{Lu}.*)$`, 'u'), 'set $1 to $2'],
  [/^put (.+?) in (?:as|for) (.+)$/iu, 'enter $1 as $2'],
  [
    /^(?:use|enter|apply|redeem) the ((?:coupon|voucher|promo|discount)(?: code)?) (?!code$)(\S+)$/iu,
    'type $2 into $1',
  ],
  [/^fill in (.+?) (?:as|for) (?:the|my|your) (.+)$/iu, 'enter $1 as the $2'],
  [
    /^(?:(?:set|change|switch|put|turn) (?=.+ back to )|(?:reset|revert|restore|return(?! to\b)) )(.+?) (?:back )?to (?!the (?:next|previous|first|last)\b)(.+)$/iu,
    'set $1 to $2',
  ],
  [
    /^(?:type|enter) the (?:(?:right|correct|wrong|new|old|same) )?(\p{L}+(?: \p{L}+)?), ([^\s,]+)$/iu,
    'type $2 into $1',
  ],
  [new RegExp(`^fill in (${QUOTED}|\\S*[@\\p{Nd}]\\S*) (?:as|for) (.+)$`, 'iu'), 'enter $1 as $2'],
  [
    new RegExp(`^[Rr]eplaces? (?:${QUOTED}|\\p{Lu}\\S*) (?:with|by) (.+?) in (?!quotes)(.+)$`, 'u'),
    'type $1 into $2',
  ],
  [/^(?:specify|provide|supply) (.+?) (?:as|for) /iu, 'enter $1 as '],
  [new RegExp(`^use (${QUOTED}|\\S+|[\\p{Nd}+][\\p{Nd} ]*) (?:as|for) `, 'iu'), 'enter $1 as '],
  // "Give it the name Groceries".
  [
    new RegExp(
      `^give (?:it|this|him|her|them|(?:the|this) \\p{Ll}+) (?:the|an?) (?!rating\\b)(\\p{Ll}+(?: \\p{Ll}+)?)(?: of)? (${QUOTED}|[\\p{Lu}\\p{Nd}].*)$`,
      'u',
    ),
    'type $2 into $1',
  ],
  [
    /^use (?:the|its) (slider|drop-?down(?: list)?|list|switch) to (?:set|change|adjust|move) (?:the )?(.+?) to (.+)$/iu,
    'set the $2 $1 to $3',
  ],
  [/^(?:populate|overwrite) (?=.+ with )/iu, 'fill '],
  [/^(?:correct|adjust) (?=.+ to )/iu, 'set '],
  [new RegExp(`^set (?:the )?([^${'\\uE000'}]+?)(?<! to| =| of) (${QUOTED})$`, 'iu'), 'set $1 to $2'],
  [/^(?:enter|type|set|specify|use) (?:an?|the) (\p{L}+(?: \p{L}+)?) of (\S+)$/iu, 'type $2 into $1'],
  [/^use (the .+?) to (enter|type|write|input) (.+)$/iu, '$2 $3 into $1'],
  [new RegExp(`^(?:${UP}) (.+?) by ${AMOUNT}$`, 'iu'), 'increase $1 by $2'],
  [new RegExp(`^(?:${DOWN}) (.+?) by ${AMOUNT}$`, 'iu'), 'decrease $1 by $2'],
  [
    /^(?:click|press|tap) (?:on )?the (up|down) arrow (?:of|in|next to) (the .*(?:spinner|field|box|input|stepper))$/iu,
    'press arrow $1 in $2',
  ],
  [/^bump (.+?) (?:up )?to (.+)$/iu, 'set $1 to $2'],
  // "Fill in the required fields: Name = "Anna"".
  [
    /^fill (?:in |out )?(?:the )?(?:(?:required|mandatory|following|form|all) )?(?:fields?|details|form|data|information): (?=[^=]+ = )/iu,
    'set ',
  ],
  [new RegExp(`^(?:select|choose|pick) (?:the )?([^=${'\uE000'}]+?) = `, 'iu'), 'set $1 = '],
  [/^set (.+?) = (.+)$/iu, 'set $1 to $2'],
  [
    new RegExp(`^(?:provide|supply|specify) (?:the |an? |your )?([\\p{L} ]+?) (${QUOTED})$`, 'iu'),
    'enter $1 $2',
  ],
  [
    new RegExp(
      `^(?:edit|modify|change|update) (?:the )?((?:[\\p{L}]+ )?(?:title|name|price|description|quantity|amount|date|status|e-?mail|address|number)) (${QUOTED})$`,
      'iu',
    ),
    'set $1 to $2',
  ],
  // The value stands in brackets: "Enter a valid e-mail address (e.g. a@x.de) in the Email field".
  [
    new RegExp(
      `^(enter|type|input|fill in) [^(]+? \\(${VALUE_LEAD}(${QUOTED}|[^()\\s]+)\\) (into|in|to|as|for) `,
      'iu',
    ),
    '$1 $2 $3 ',
  ],
  [
    new RegExp(
      `^(?:enter|type|input|fill in) [^(]+? in(?:to)? ([^(]+?) ?\\((?:test )?data: ?(${QUOTED}|\\S+)\\)$`,
      'iu',
    ),
    'type $2 into $1',
  ],
  [
    new RegExp(
      `^(?:enter|type|input|fill in) (?:the |your |an? )?([^(]+?) ?\\((?:test )?data: ?(${QUOTED}|\\S+)\\)$`,
      'iu',
    ),
    'type $2 into $1',
  ],
];
