import { QUOTED } from '../shield.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { DEED } from './verbs.ts';

/** What says how things are, and asks for nothing: "I have forgotten my password", "there are three of us". */
const STATE =
  "(?:(?:i|we|you|he|she|they|one of us|(?:all|both) of us|nobody|everybody|my \\p{L}+|our \\p{L}+|the \\p{L}+(?: \\p{L}+)?|\\p{Lu}\\p{L}+|there|it|this)(?:['’](?:ve|d|m|re|s|ll))? (?:(?:have|has|had|am|is|are|was|were|need|needs|want|wants|would|cannot|can['’]?t|could|do not|don['’]t|does not|doesn['’]t|did not|didn['’]t|will|won['’]t|forgot|lost|like|likes|prefer|prefers|live|lives|brings?|travels?|comes?|left|changed|already|just|still|never|no longer)\\b)?|(?:i|we)['’](?:ve|d|m|re)\\b)";
const SO = new RegExp(
  `^((?:as |since |because )?${STATE}[^;:]*?),?\\s+(?:and\\s+)?(?:so|therefore|hence|that is why|that['’]s why)(?: then)?,?\\s+(?=(?:please |i |we )*(?:${DEED}|just ))`,
  'iu',
);
/** "One of us brings a bicycle along, tick that": what is to be done points back to what was said. */
const BACK = new RegExp(
  `^((?:as |since |because )?${STATE}[^;:,]*),\\s+(?:and\\s+|so\\s+|please\\s+)*((?:click|press|tap|tick|check|select|choose|pick|follow|use|open)\\s+(?:on\\s+)?)(?:(?:the |that |its )?(${KIND_WORDS})(?: for| about| of| to do)? ?(?:that|this|it)?|that|this|it|the one)[.!]*$`,
  'iu',
);
/** "Noah has left us, remove him": what is said of a name first is done to it. */
const PRONOUN = new RegExp(
  `^(?:as |since |because )?((?:[Tt]he \\p{Ll}+ )?(?:${QUOTED}|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+){0,2})) (?:has|have|had|is|are|was|were|does|did|wants?|needs?|left|cannot|can['’]t|should not|isn['’]t|hasn['’]t) [^,:;]*,\\s+(?:and\\s+|so\\s+|please\\s+)*(?!change|set|make|update|type|enter)(\\p{Ll}+(?: (?:on|off|out|to|for))?) (?:him|her|them|it)( (?:to|from|in|as|by|with|on) .+?)?[.!]*$`,
  'u',
);
const REFERS = new RegExp(`^(.*\\bthe (?:${KIND_WORDS})) (?:for|about) (?:that|this|it)\\b(.*)$`, 'iu');

/** "We would like to travel from Rome to Paris, so put both into the form". */
const ROUTE = /\b(from \S.* to \S.*)$/iu;
const BOTH_PLACES =
  /^(?:please )?(?:put|enter|type|fill)s? (?:in )?(?:these|those|both|them|that|this)\b[^\uE000]*?(?: (?:in|into) (?:the )?(?:\p{Ll}+ )?(?:form|fields|search|mask))?[.!]*$/iu;

/** Without the reason in front of what is to be done; what only points back to it is called by its words. Takes shielded text. */
export function withoutReason(text: string): string {
  const [, name, act, tail = ''] = PRONOUN.exec(text) ?? [];
  if (name && act) return `${act} ${name}${tail}`;
  const [, given, verb, kind = 'box'] = BACK.exec(text) ?? [];
  if (given && verb) return `${verb}the ${kind} given by ${given}`;
  const reason = SO.exec(text)?.[1];
  if (reason === undefined) return text;
  const rest = text.replace(SO, '');
  const route = ROUTE.exec(reason)?.[1];
  if (route && BOTH_PLACES.test(rest)) return `travel ${route}`;
  const [, head, end = ''] = REFERS.exec(rest) ?? [];
  return head === undefined ? rest : `${head} given by ${reason}${end}`;
}
