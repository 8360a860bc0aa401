const VERBS =
  'go|navigate|open|visit|return|reload|refresh|click|double-click|right-click|press|tap|hit|push|choose|select|pick|type|enter|fill|input|write|put|set|clear|' +
  'check|uncheck|tick|untick|hover|scroll|wait|upload|attach|drag|search|submit|close|verify|assert|expect|ensure|make sure|confirm|see|turn|switch|toggle';
const MODAL = '(?:should |can |must |will )?';
const SUBJECT = `(?:(?:(?:i|we|you)\\s+|(?:the |a )?user\\s+(?=(?:should |can |must |will )?(?:${VERBS})(?:e?s)?\\b))${MODAL})?`;
const LEAD = '(?:(?:then|next|finally|afterwards|now)\\s*,?\\s+)?';
const ACTION = `${LEAD}${SUBJECT}(?:${VERBS})(?:e?s)?\\s+\\S`;
const STATEMENT = '(?:that\\s+)?the\\s+(?:\\S+\\s+){1,4}?(?:is|are|shows|contains|has|should|does)\\s';
const BREAK = new RegExp(
  `(?:\\s*(?:[,;\\n]|\\.(?=\\s))\\s*(?:(?:and\\s+then|and|then)\\s+)?|\\s+(?:and\\s+then|and|then)\\s+)(?=${ACTION}|${STATEMENT})`,
  'giu',
);
const LIST_MARK = /^\s*(?:\d+[.)]|[-*•])\s+/u;
const PREFIX = new RegExp(
  `^(?:(?:first|second|next|then|and|now|finally|afterwards|given|when|please|also|after that)\\s*,?\\s+)*${SUBJECT}(?=\\S)`,
  'iu',
);

/** Cuts a shielded step into its clauses: "Type bob into Name and press Enter" has two. A cut needs a verb after it. */
export function splitClauses(text: string): string[] {
  return text
    .replace(LIST_MARK, '')
    .split(BREAK)
    .map((clause) => trimClause(clause))
    .filter((clause) => clause !== '');
}

/** Without "Then I …" in front and the full stop behind. */
function trimClause(text: string): string {
  const clause = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\s*[.;,]+$/u, '');
  return clause.replace(PREFIX, '').trim();
}
