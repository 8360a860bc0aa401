import { actsOf } from './doing.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { QUOTED } from '../shield.ts';
import { CHECK_LEAD } from '../statement.ts';
import type { RunnerStep } from '../../../types.ts';

const VERBS =
  'go|navigate|open|visit|return|reload|refresh|click|double-click|right-click|press|tap|hit|push|choose|select|pick|type|enter|fill|input|write|put|set|clear|' +
  'check|uncheck|tick|untick|hover|scroll|wait|upload|attach|drag|search|submit|close|verify|assert|expect|ensure|make sure|confirm|see|turn|switch|toggle|' +
  'accept|dismiss|remember|mark|focus|append|replace|google|expand|collapse|add|remove|delete|say|update|print|save|sort|filter|start|stop|move|proceed|continue|hide|' +
  'agree|overwrite|take(?=\\s.+\\s(?:from|out|off)\\s)|leave(?=\\s.+\\s(?:empty|blank|unchanged|alone|is|are)\\b)|get rid of|look for|make(?=\\s(?:it|the)\\s)|send|place|apply|share|post|edit|rename|log(?=\\s(?:in|out)\\s)|sign(?=\\s(?:in|out)\\s)|raise|lower|increase|decrease';
/** Verbs that may stand alone at the end: "Type bob into Name and submit". */
const BARE_VERBS =
  'confirm|cancel(?=\\s*$)|submit(?: it| the form)?|reload|save|go back|continue|log in|sign in|log out|sign out|press enter|pay|send(?: it)?|buy|book|apply|search';
const MODAL = '(?:should |can |must |will )?';
/** What is said of us is no act: "I should not be able to click Save". */
const STATED = `(?:am|are|was|were|have|had|land|landed)\\s|(?:can|could|should|must|will|do|does|am|are)(?:\\s+not|not|n['’]t)\\s|(?:should|must|will)\\s+be\\s`;
const SUBJECT = `(?:(?:(?:i|we|you)\\s+(?!${STATED})|(?:the |a )?user\\s+(?=(?:should |can |must |will )?(?:${VERBS})(?:e?s)?\\b))${MODAL})?`;
const LEAD = '(?:(?:then|next|finally|afterwards|now)\\s*,?\\s+)?';
const VERBAL = `(?!(?:remember|store|save|note|keep)\\s+(?:it|this|that|its)\\b)${LEAD}${SUBJECT}(?:(?:${VERBS})(?:e?s)?\\s+\\S|(?:(?:cancel|decline|deny|reject|answer)\\s+(?:the|it)|answer\\s+(?:with\\s+)?(?:yes|no|ok))\\b`;
const ACTION = `${VERBAL}|(?:${BARE_VERBS})\\s*(?:$|[.,;]))`;
const STATEMENT =
  '(?:that\\s+)?(?:the|no|there)\\s+(?:\\S+\\s+){0,5}?(?:is|are|shows|contains|has|should|does|reads|equals|appears)\\s';
const BREAK = breakBefore(`${ACTION}|${STATEMENT}`);
/** In a check "Settings and Log out" are names. */
const CHECK_BREAK = breakBefore(`${VERBAL})|${STATEMENT}`);
const LIST_MARK = /^\s*(?:\d+[.)]|[-*•])\s+/u;
const PREFIX = new RegExp(
  `^(?:(?:(?:first|second|next|just|now)(?=\\s*,|\\s+(?:please\\s+)?${SUBJECT}(?:${VERBS})\\b)|then|and|but|finally|lastly|afterwards|given|when|please|also|after that|simply|kindly|try to|you need to|you should|could you|can you|would you|let's|let us|go ahead and|(?:i|we)(?:['’]d| would) like to|(?:i|we|you) (?:want|need|have) to|(?:be|make) sure to|remember to|don['’]t forget to)\\s*,?\\s+)*${SUBJECT}(?=\\S)`,
  'iu',
);
/** "In the row of Anna, click Delete": where the next clause happens, said before it. */
const PLACE = /^(?:in|into|inside|within|on|under|next to|beside|from|for)\s+\S/iu;
/** Places that say no more than where the test is anyway. */
const WHOLE_PAGE =
  /^(?:in|on|from|at)\s+(?:the\s+|this\s+)?(?:.+\s+)?(?:page|screen|site|website|app|application|browser|view)$/iu;

/** "Into the search box type shoes", "from the Size list choose Large", "as the name enter Anna". */
const PLACE_FIRST = new RegExp(
  `^(in|into|on|inside|within|under|below|from|for|as)\\s+(the\\s(?:.+?\\s)?(?:${KIND_WORDS})|(?:the\\s+)?${QUOTED}|(?<=(?:for|as)\\s+)the\\s\\S+(?:\\s\\S+)?)\\s+((?:${VERBS})(?:e?s)?\\s.+)$`,
  'iu',
);
/** "In the row of Anna I see Paid". */
const SEEN_THERE =
  /^((?:in|inside|within|on|under|next to)\s.+?),?\s+(?:i|we|you|(?:the )?user)\s+(?:should |can |must )?sees?\s+(.+)$/iu;
/** "Add a task: type milk and press Enter": a title for what follows. */
const TITLE = new RegExp(`^[^:]{1,60}:\\s+(?=${ACTION})`, 'iu');
/** "Once the list has loaded, click Save", "After 2 seconds, reload". */
const LATER =
  /^(?:once|as soon as|when|after)\s+(?!(?:i|we|you|(?:the )?user)\s)([^,]+?),\s+(?:then\s+)?(?=\S)/iu;
/** The same without a comma: "As soon as Done appears click OK". */
const LATER_AT_ONCE = new RegExp(
  `^(?:once|as soon as|when|after)\\s+([^,]+?\\s(?:appears|opens|loads|has\\s+loaded|is\\s+(?:shown|visible|displayed|loaded|open)))\\s+(?=(?:${VERBS})\\s)`,
  'iu',
);
/** How something is done that is done by a key. */
const BY_KEY =
  /^(?:close|submit|confirm|dismiss|cancel|leave|save)s?\b.*\s(?:with|using)\s+(?:the\s+)?(escape|esc|enter)(?:\s+key)?$/iu;
/** "Press Save without filling anything in". */
const WITHOUT =
  /\s+without\s+\p{Ll}+ing\b.*$|(?<=^(?:save|submit|send|sign in|log in))\s+without\s+(?:an?|any|the)\s.*$/iu;
/** "Filter by role: select Viewer": the title is the list's name. */
const TITLED_CHOICE =
  /^([^:]{1,60}):\s+((?:select|choose|pick)\s+(?!.*\s(?:from|in|for|as|and|then)\s)[^,.]+)\.?$/iu;
/** "FIRST NAME: enter Alan": the title is the field's name. */
const TITLED_ENTRY =
  /^(?!(?:add|create|search|step|new|log|sign|find)\b)(\p{L}+(?:[ -]\p{L}+){0,2}):\s+((?:enter|type|write|input)\s+(?!.*\s(?:into|in|for|as|and|then)\s)[^,.]+)\.?$/iu;
/** "Tick "A" and "B"": one verb for two. */
const BOTH = new RegExp(
  `^(click|tap|tick|check|untick|uncheck|select)(?:e?s)?\\s+(?:(?:on|both)\\s+)*(?:(${QUOTED}),?\\s+(?:and\\s+)?(${QUOTED}.*?)|(?<=both\\s+)(.+?)\\s+and\\s+(.+?))(\\s(?:from|in|under)\\s.+)?$`,
  'iu',
);
const KEYS =
  /^(press|hit)(?:e?s)?\s+((?:the\s+)?(?:enter|tab|escape|esc|space|arrow\s+\p{L}+|\p{L}+\s+arrow)(?:\s+key)?(?:\s+(?:twice|\S+\s+times))?),?\s+(?:and then|and|then)\s+(.+)$/iu;
/** "Click Next and then Previous". */
const THEN =
  /^(click|press|tap|choose|select|tick|open|go to|navigate to)(?:e?s)?\s+((?:on\s+)?.+?),?\s+(?:and\s+)?then\s+(?:on\s+|to\s+)?(.+)$/iu;
/** "Type Grace into First name and Hopper into Last name": one verb for two. */
const TWICE =
  /^(type|enter|input|write|put|insert|fill in|fill|select|choose|set|change|update|replace)(?:e?s)?\s+(.+?\s(into|with|from|to|in|as|for|by)\s+.+?)(?:,\s*(?:and\s+)?|\s+and\s+)(.+?\s\3\s+.+)$/iu;

/** What asks for nothing to be done, beside what does: "Leave everything empty and click Save". */
const IDLE =
  /^(?:leave (?:everything(?: else)?|all(?: the| of the)?(?: other)? fields|the (?:whole )?form|the (?:rest|others)) (?:empty|blank|unchanged|alone|as (?:it is|they are))|leave .+ (?:unchanged|alone|as (?:it is|they are))|(?:do not|don['’]t) (?:fill|enter|type|write|change)(?: in| out)? anything(?: in| else)?|(?:fill|type|enter) (?:in )?nothing)$/iu;

/** "As there are three of us, add two passengers". */
const REASON = /^(?:as|since|because)\s(?!soon|the\s\S+\s(?:enter|type))[^,]+,\s+/iu;

/** Cuts a shielded step into its clauses: "Type bob into Name and press Enter" has two. A cut needs a verb after it. */
export function splitClauses(text: string, type: RunnerStep['type']): string[] {
  const plain = text.replace(LIST_MARK, '').replace(REASON, '');
  const isCheck = type === 'assert' || CHECK_LEAD.test(plain.replace(PREFIX, ''));
  const clauses = plain
    .replace(LATER, later)
    .replace(LATER_AT_ONCE, later)
    .replace(TITLED_CHOICE, '$2 from $1')
    .replace(TITLED_ENTRY, '$2 into $1')
    .replace(TITLE, '')
    .split(isCheck ? CHECK_BREAK : BREAK)
    .reduce<string[]>(rejoined, [])
    .map((clause) => trimClause(clause))
    .filter((clause) => clause !== '')
    .flatMap((clause) => sharedVerb(clause).map((one) => means(one)))
    .flatMap((clause) => actsOf(clause));
  const deeds = clauses.filter((clause) => !IDLE.test(clause));
  return withPlaces(deeds.length > 0 ? deeds : clauses);
}

function breakBefore(next: string): RegExp {
  return new RegExp(
    `(?:\\s*(?:[,;\\n]|\\.(?=\\s))\\s*(?:(?:and\\s+then|and|then|but)\\s+)?|\\s+(?:and\\s+then|and|then|but)\\s+)(?=${next})`,
    'giu',
  );
}

const PREDICATE =
  /\b(?:is|are|was|were|am|be|been|has|have|had|shows?|contains?|displays?|reads?|says?|lists?|should|must|will|can|does|do|appears?|exists?|equals?|costs?|opens?|closes?|disappears?|starts?|ends?)\b|n['’]t\b/iu;
const SEVERAL = /^(?:both|neither)\s/iu;

/** "The Save button and the Cancel button are disabled": of the first nothing else is said than of the second. */
function rejoined(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  const plain = last?.trim().replace(PREFIX, '') ?? '';
  const noun = plain.replace(CHECK_LEAD, '');
  const isNoun = noun !== '' && !PREDICATE.test(noun) && !PLACE.test(noun);
  const isDeed = noun === plain && new RegExp(`^${ACTION}`, 'iu').test(plain);
  const isOfBoth = SEVERAL.test(noun) || /\s(?:are|were|have|should|must)\s/iu.test(part);
  if (last === undefined || !isNoun || isDeed || !isOfBoth || !/^(?:the|an?|no)\s/iu.test(part))
    return [...parts, part];
  return [...parts.slice(0, -1), `${last} and ${part}`];
}

function later(_: string, condition: string): string {
  return /^(?:about\s+)?(?:\d+|an?|one|two|three|five|ten)\s*\p{L}+$/iu.test(condition)
    ? `wait ${condition}, `
    : `wait until ${condition}, `;
}

/** Without "Then I …" in front and the full stop behind. */
function trimClause(text: string): string {
  const clause = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\s*[.;,!]+$/u, '');
  return clause.replace(PREFIX, '').replace(WITHOUT, '').trim();
}

function sharedVerb(clause: string): string[] {
  const [, deed, one, other, place = ''] = bothOf(clause) ?? KEYS.exec(clause) ?? THEN.exec(clause) ?? [];
  if (deed && one && other) return [`${deed} ${one}${place}`, ...sharedVerb(`${deed} ${other}${place}`)];
  const [, verb, first, , second] = TWICE.exec(clause) ?? [];
  return verb && first && second ? [`${verb} ${first}`, ...sharedVerb(`${verb} ${second}`)] : [clause];
}

/** The verb, the two things and where they stand. */
function bothOf(clause: string): (string | undefined)[] | null {
  const found = BOTH.exec(clause);
  if (!found) return null;
  const [all, deed, one, other, bare, next, place] = found;
  return [all, deed, one ?? bare, other ?? next, place];
}

function means(clause: string): string {
  const [, place, thing] = SEEN_THERE.exec(clause) ?? [];
  if (place && thing) return withPlace(`the page shows ${thing}`, place);
  const [, preposition, holder, deed] = PLACE_FIRST.exec(clause) ?? [];
  if (preposition && holder && deed) return `${deed} ${preposition.toLowerCase()} ${holder}`;
  const confirmed =
    /^confirms?\s+(?:it\s+|this\s+)?(?:with|by)\s+(?:(?:clicking|pressing|choosing|tapping)\s+)?(?:on\s+)?(.+)$/iu.exec(
      clause,
    )?.[1];
  if (confirmed && !/^(?:ok|okay|yes|enter)$/iu.test(confirmed)) return `click ${confirmed} in the dialog`;
  const key = BY_KEY.exec(clause)?.[1];
  if (key) return `press ${key}`;
  return clause;
}

/** Hands a place that stands before a clause of its own on to that clause. */
function withPlaces(clauses: string[]): string[] {
  const [place, next, ...others] = clauses;
  if (place === undefined || next === undefined || !PLACE.test(place)) return clauses;
  if (WHOLE_PAGE.test(place)) return [next, ...others];
  return [withPlace(next, place), ...others];
}

/** "In the row of Anna, the page shows Paid" is "the row of Anna shows Paid". */
function withPlace(clause: string, place: string): string {
  const small = place.charAt(0).toLowerCase() + place.slice(1);
  const [, preposition, holder] = /^(in|inside|within|on)\s+(.+)$/iu.exec(small) ?? [];
  const [, verb, thing] =
    /^(?:(?:the |this )?page|it|i|we|you)?\s*(shows?|displays?|contains?|sees?|says?|does not show|should not show|should show)\s+(.+)$/iu.exec(
      clause,
    ) ?? [];
  if (preposition && holder && verb && thing)
    return `${holder} ${verb.replace(/^sees?$/iu, 'shows')} ${thing}`;
  const section = /^(?:under|below)\s+(?:the\s+)?(.+)$/iu.exec(small)?.[1];
  if (section && verb && thing)
    return `the ${section} section ${verb.replace(/^sees?$/iu, 'shows')} ${thing}`;
  const [, subject, predicate] =
    /^((?:the|an?|no|all|every|each)\s.+?)\s((?:is|are|has|shows|contains|should|does|reads|says)\b.+)$/iu.exec(
      clause,
    ) ?? [];
  if (subject && predicate) return `${subject} ${small} ${predicate}`;
  // "In the frame, fill Number with 4242": it is the field that stands there, not the text.
  const [, named, rest] =
    /^((?:fill(?:\s+in|\s+out)?|replace|set|change|update)s?\s.+?)(\s(?:with|to)\s.+)$/iu.exec(clause) ?? [];
  return named && rest ? `${named} ${small}${rest}` : `${clause} ${small}`;
}
