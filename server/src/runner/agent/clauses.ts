const VERBS =
  'go|navigate|open|visit|return|reload|refresh|click|double-click|right-click|press|tap|hit|push|choose|select|pick|type|enter|fill|input|write|put|set|clear|' +
  'check|uncheck|tick|untick|hover|scroll|wait|upload|attach|drag|search|submit|close|verify|assert|expect|ensure|make sure|confirm|see|turn|switch|toggle|' +
  'accept|dismiss|remember|mark|focus|append|replace|google|expand|collapse';
/** Verbs that may stand alone at the end: "Type bob into Name and submit". */
const BARE_VERBS =
  'submit(?: it| the form)?|reload|save|go back|continue|log in|sign in|log out|sign out|press enter';
const MODAL = '(?:should |can |must |will )?';
const SUBJECT = `(?:(?:(?:i|we|you)\\s+(?!(?:are|were|have|had)\\s)|(?:the |a )?user\\s+(?=(?:should |can |must |will )?(?:${VERBS})(?:e?s)?\\b))${MODAL})?`;
const LEAD = '(?:(?:then|next|finally|afterwards|now)\\s*,?\\s+)?';
const ACTION = `(?!(?:remember|store|save|note|keep)\\s+(?:it|this|that|its)\\b)${LEAD}${SUBJECT}(?:(?:${VERBS})(?:e?s)?\\s+\\S|(?:${BARE_VERBS})\\s*(?:$|[.,;]))`;
const STATEMENT =
  '(?:that\\s+)?(?:the|no|there)\\s+(?:\\S+\\s+){0,5}?(?:is|are|shows|contains|has|should|does|reads|equals|appears)\\s';
const BREAK = new RegExp(
  `(?:\\s*(?:[,;\\n]|\\.(?=\\s))\\s*(?:(?:and\\s+then|and|then|but)\\s+)?|\\s+(?:and\\s+then|and|then|but)\\s+)(?=${ACTION}|${STATEMENT})`,
  'giu',
);
const LIST_MARK = /^\s*(?:\d+[.)]|[-*•])\s+/u;
const PREFIX = new RegExp(
  `^(?:(?:(?:first|second|next|just|now)(?=\\s*,|\\s+(?:please\\s+)?${SUBJECT}(?:${VERBS})\\b)|then|and|but|finally|lastly|afterwards|given|when|please|also|after that|simply|kindly|try to|you need to|you should|could you|can you|would you|let's|let us)\\s*,?\\s+)*${SUBJECT}(?=\\S)`,
  'iu',
);
/** "In the row of Anna, click Delete": where the next clause happens, said before it. */
const PLACE = /^(?:in|inside|within|on|under|next to|beside|from)\s+\S/iu;
/** Places that say no more than where the test is anyway. */
const WHOLE_PAGE =
  /^(?:in|on|from|at)\s+(?:the\s+|this\s+)?(?:.+\s+)?(?:page|screen|site|website|app|application|browser|view)$/iu;

/** "Add it to the cart by clicking Add to cart": what is to be done stands behind. */
const BY =
  /^(.+?)\s+by\s+(click|press|tapp|select|choos|hitt|us|typ|enter|tick|check)ing\s+(?:on\s+)?(.+)$/iu;
/** "Delete Anna by clicking Delete in its row". */
const ITS = /\b(?:its|her|his|their|that|the same)\s+(row|line|card|entry|item|section)\b/iu;
const STEMS: Record<string, string> = { tapp: 'tap', hitt: 'hit', choos: 'choose', us: 'use', typ: 'type' };
/** "In the row of Anna I see Paid". */
const SEEN_THERE =
  /^((?:in|inside|within|on|under|next to)\s.+?),?\s+(?:i|we|you|(?:the )?user)\s+(?:should |can |must )?sees?\s+(.+)$/iu;
/** "Add a task: type milk and press Enter": a title for what follows. */
const TITLE = new RegExp(`^[^:]{1,60}:\\s+(?=${ACTION})`, 'iu');
/** "Type Grace into First name and Hopper into Last name": one verb for two. */
const TWICE =
  /^(type|enter|input|write|put|insert|fill in|fill|select|choose)(?:e?s)?\s+(.+?\s(into|with|from|to)\s+.+?)(?:,\s*(?:and\s+)?|\s+and\s+)(.+?\s\3\s+.+)$/iu;

/** Cuts a shielded step into its clauses: "Type bob into Name and press Enter" has two. A cut needs a verb after it. */
export function splitClauses(text: string): string[] {
  const clauses = text
    .replace(LIST_MARK, '')
    .replace(TITLE, '')
    .split(BREAK)
    .map((clause) => trimClause(clause))
    .filter((clause) => clause !== '')
    .flatMap((clause) => sharedVerb(clause).map((one) => means(one)));
  return withPlaces(clauses);
}

/** Without "Then I …" in front and the full stop behind. */
function trimClause(text: string): string {
  const clause = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\s*[.;,!]+$/u, '');
  return clause.replace(PREFIX, '').trim();
}

function sharedVerb(clause: string): string[] {
  const [, verb, first, , second] = TWICE.exec(clause) ?? [];
  return verb && first && second ? [`${verb} ${first}`, ...sharedVerb(`${verb} ${second}`)] : [clause];
}

function means(clause: string): string {
  const [, place, thing] = SEEN_THERE.exec(clause) ?? [];
  if (place && thing) return `the page shows ${thing} ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  const [, aim = '', stem = '', object] = BY.exec(clause) ?? [];
  if (object === undefined) return clause;
  return `${STEMS[stem.toLowerCase()] ?? stem} ${object.replace(ITS, (_, place: string) => `the ${place} of ${objectOf(aim)}`)}`;
}

/** "Delete the invoice of Carl" is about Carl, "remove the Comet lamp" about the Comet lamp. */
function objectOf(aim: string): string {
  return aim.replace(/^.+\s(?:of|for|from)\s+(?:the\s+)?|^\S+\s+(?:the\s+|an?\s+)?/iu, '');
}

/** Hands a place that stands before a clause of its own on to that clause. */
function withPlaces(clauses: string[]): string[] {
  const [place, next, ...others] = clauses;
  if (place === undefined || next === undefined || !PLACE.test(place)) return clauses;
  if (WHOLE_PAGE.test(place)) return [next, ...others];
  return [`${next} ${place.charAt(0).toLowerCase()}${place.slice(1)}`, ...others];
}
