import { DEED, VERBS } from './verbs.ts';

/** "Add a task: type milk and press Enter": a title for what follows. */
const TITLE = new RegExp(`^[^:]{1,60}:\\s+(?=${DEED})`, 'iu');

/** "Once the list has loaded, click Save", "After 2 seconds, reload". */
const LATER =
  /^(?:once|as soon as|when|after)\s+(?!(?:i|we|you|(?:the )?user)\s)([^,]+?),\s+(?:then\s+)?(?=\S)/iu;
/** The same without a comma: "As soon as Done appears click OK". */
const LATER_AT_ONCE = new RegExp(
  `^(?:once|as soon as|when|after)\\s+([^,]+?\\s(?:appears|opens|loads|has\\s+loaded|is\\s+(?:shown|visible|displayed|loaded|open)))\\s+(?=(?:${VERBS})\\s)`,
  'iu',
);

/** "Filter by role: select Viewer": the title is the list's name. */
const TITLED_CHOICE =
  /^([^:]{1,60}):\s+((?:select|choose|pick)\s+(?!.*\s(?:from|in|for|as|and|then)\s)[^,.]+)\.?$/iu;
/** "FIRST NAME: enter Alan": the title is the field's name. */
const TITLED_ENTRY =
  /^(?!(?:add|create|search|step|new|log|sign|find)\b)(\p{L}+(?:[ -]\p{L}+){0,2}):\s+((?:enter|type|write|input)\s+(?!.*\s(?:into|in|for|as|and|then)\s)[^,.]+)\.?$/iu;

/** "Find the Save option and click it": one deed. */
const FOUND_FIRST =
  /^(?:then\s+)?(?:find|locate|look for)\s+((?:the\s|\uE000).+?)(?:\s+(?:above|below)\s+the\s+(?:table|list|form))?,?\s+and\s+(?:(click|press|open|tap|tick|select|choose)(?:\s+on)?\s+it|(type|enter)\s+(.+?)(?:\s+(?:in|into)\s+it|\s+there)?)$/iu;

/** "Find the iPhone among the sessions, revoke it": one deed. */
const FOUND_THEN =
  /^(?:then\s+)?(?:find|locate|look for)\s+(the\s[^,]+?|\uE000[^\uE001]*\uE001)(?:\s+(?:among|in|on|from)\s+(?:the|my|this)\s+[^,\uE000]+?)?(?:,\s*(?:and\s+)?|\s+and\s+)(?:then\s+)?(?!check|verify|confirm|see|read|type|enter)(\p{Ll}{3,})\s+it(?=$|[.,]|\s+and\s)/iu;
/** "Double-click Milk, change it to Bread": what is clicked is written anew where it stands. */
const EDITED_THERE =
  /(\bclicks?\s(?:on\s)?[^,]+?)(?:,\s*(?:and\s+)?|\s+and\s+)(?:then\s+)?(?:change|rename|edit|set|update)s?\s+(?:it|its (?:text|value))\s+(?:in)?to\s+(?=\S)/iu;

/** "You are on the cart page (the URL should contain /cart)". */
const FACT_IN_BRACKETS = /\s*\((?:the )?(url|address|title) ((?:should|must|contains|is)\b[^)]*)\)/iu;

/** "Log out, it is in the menu of Maria": what it is in is opened first. */
const IN_MENU =
  /^(.+?), (?:it is|it['’]s|which is|that is|you (?:can |will )?find (?:it|that)) (?:in|under|inside|behind) (the (?:[^,]+? )?menu(?: of [^,]+?)?)(?: (?:at|in|on) the (?:top|bottom|left|right|header|corner)\b[^,]*)?\.?$/iu;

/** "The field is cleared and the search started again": one "is" for both. */
const SHARED_IS =
  /^((?:the|an?) [^,]+? (is|are) \p{Ll}+(?:ed|en|pt)) and (the \p{Ll}+(?: \p{Ll}+)?) (\p{Ll}+(?:ed|en)\b)/iu;

/** What is said first and comes later, or is the title of what follows, as the clauses that it means. */
export function inOrder(text: string): string {
  return text
    .replace(FOUND_FIRST, (_, thing: string, act?: string, type?: string, value?: string) =>
      act === undefined ? `${type ?? ''} ${value ?? ''} into ${thing}` : `${act} ${thing}`,
    )
    .replace(FOUND_THEN, '$2 $1')
    .replace(EDITED_THERE, '$1, type ')
    .replace(SHARED_IS, '$1, and $3 $2 $4')
    .replace(IN_MENU, 'open $2, $1')
    .replace(FACT_IN_BRACKETS, ', and the $1 $2')
    .replace(LATER, later)
    .replace(LATER_AT_ONCE, later)
    .replace(TITLED_CHOICE, '$2 from $1')
    .replace(TITLED_ENTRY, '$2 into $1')
    .replace(TITLE, '');
}

function later(_: string, condition: string): string {
  return /^(?:about\s+)?(?:\d+|an?|one|two|three|five|ten)\s*\p{L}+$/iu.test(condition)
    ? `wait ${condition}, `
    : `wait until ${condition}, `;
}
