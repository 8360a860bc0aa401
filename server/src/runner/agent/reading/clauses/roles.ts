import { MORE_VERBS, VERBS } from './verbs.ts';

const WHO =
  '(?:(?:an?|the|any|another) )?(?:(?:logged[- ]in|signed[- ]in|registered|anonymous|authenticated|unauthenticated|new|returning) )*(?:admin|administrator|customer|visitor|shopper|guest|member|tester|buyer|client|applicant|merchant|manager|student|teacher|author|editor|operator|employee|person|patient|seller|user)|he|she|they';
/** What happens to them. */
export const MOVED =
  'redirected|taken|sent|brought|navigated|directed|forwarded|returned|transferred|asked|prompted|notified|informed|told|shown|presented|greeted|welcomed|able';
const DOES = [
  `(?:${VERBS}|${MORE_VERBS}|view|access|follow|provide|land|remain|stay|receive|get)(?:e?s)?\\b`,
  `(?:verifies|applies|tries|modifies)\\b`,
  `(?:should|can|must|will|could)(?: not| no longer)?(?: be able to)? (?:${VERBS}|view|access|follow|provide|land|remain|stay|receive|get|be (?:${MOVED}))\\b`,
  `(?:is|are|was)(?: not| now| then| also| automatically| successfully)* (?:${MOVED})\\b`,
].join('|');

/** "The customer clicks Buy", "she should see Thanks": whoever uses the page, and nothing on it. */
const ROLE = new RegExp(
  `(^|[,;.]\\s+|\\b(?:and|then|but|when|given|so|now|next|later|finally|afterwards|after that|from then on|from there),?\\s+)(?:${WHO})\\s+(?=${DOES})`,
  'giu',
);

/** Who uses the page. */
export const SOMEBODY = `(?:i|we|(?:the |a )?user|${WHO})`;

/** Calls everybody who uses the page a user. Takes shielded text. */
export function withUser(text: string): string {
  return text.replace(ROLE, '$1the user ');
}
