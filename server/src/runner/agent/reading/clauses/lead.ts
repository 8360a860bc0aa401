import { SUBJECT, VERBS } from './verbs.ts';

/** "Then I", "please", "you need to". */
const LEAD = new RegExp(
  `^(?:(?:(?:first|second|next|just|now)(?=\\s*,|\\s+(?:please\\s+)?${SUBJECT}(?:${VERBS})\\b)|then|and|but|finally|lastly|afterwards|given|when|please|also|after that|simply|kindly|try to|you need to|you should|could you|can you|would you|let's|let us|say that (?:i|we) (?:want|would like|prefer) to|go ahead and|(?:i|we)(?:['’]d| would) like to|(?:i|we|you) (?:want|need|have) to|(?:be|make) sure to|remember to|don['’]t forget to)\\s*,?\\s+)*${SUBJECT}(?=\\S)`,
  'iu',
);

const LIST_MARK = /^\s*(?:\d+[.)]|[-*•])\s+/u;

/** "As there are three of us, add two passengers". */
const REASON = /^(?:as|since|because)\s(?!soon|the\s\S+\s(?:enter|type))[^,]+,\s+/iu;

/** "Press Save without filling anything in". */
const WITHOUT =
  /\s+without\s+\p{Ll}+ing\b.*$|(?<=^(?:save|submit|send|sign in|log in))\s+without\s+(?:an?|any|the)\s.*$/iu;

/** Without what numbers a step and gives its reason. */
export function withoutMark(text: string): string {
  return text.replace(LIST_MARK, '').replace(REASON, '');
}

/** Without "Then I …" in front. */
export function withoutLead(clause: string): string {
  return clause.replace(LEAD, '');
}

/** Without "Then I …" in front and the full stop behind. */
export function trimClause(text: string): string {
  const clause = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/\s*[.;,!]+$/u, '')
    .replace(WHICH_APPEARS, '$1');
  const bare = withoutLead(clause);
  const isSomebodys = /\buser\s+$/iu.test(clause.slice(0, clause.length - bare.length));
  return (isSomebodys ? bare.replace(THIRD_PERSON, plainVerb) : bare).replace(WITHOUT, '').trim();
}

/** "The user clicks" is "click". */
const THIRD_PERSON = /^(\p{L}{2,}?(?:ss|sh|ch|x|o)?)(e?s)(?=\s|$)/u;
/** "In the dialog that appears, …": which one is meant. */
const WHICH_APPEARS =
  /\b(dialog|dialogue|popup|pop-up|modal|window|menu|list|dropdown|form|alert|prompt|banner|panel|drawer|confirmation|message|question|box) (?:that|which) (?:appears|appeared|opens|opened|pops up|shows up|comes up|is (?:shown|displayed|opened))/giu;

function plainVerb(verb: string, stem: string, ending: string): string {
  if (/^(?:is|was|has|does|sees|this|its|press|access|less)$/iu.test(verb)) return verb;
  if (/ies$/iu.test(verb)) return verb.replace(/ies$/iu, 'y');
  return /(?:ss|sh|ch|x|o)$/iu.test(stem) ? stem : `${stem}${ending === 'es' ? 'e' : ''}`;
}
