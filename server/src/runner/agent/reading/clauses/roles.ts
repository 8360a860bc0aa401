import { VERBS } from './verbs.ts';

const WHO =
  '(?:(?:an?|the|any|another) )?(?:(?:logged[- ]in|signed[- ]in|registered|anonymous|authenticated|unauthenticated|new|returning) )*(?:admin|administrator|customer|visitor|shopper|guest|member|tester|buyer|client|applicant|merchant|manager|student|teacher|author|editor|operator|employee|person|patient|seller|user)|he|she|they';
const MOVED =
  'redirected|taken|sent|brought|navigated|directed|forwarded|returned|transferred|asked|prompted|notified|informed|told|shown|presented|greeted|welcomed|able';
const DOES = [
  `(?:${VERBS}|view|access|follow|provide|land|remain|stay|receive|get)(?:e?s)?\\b`,
  `(?:verifies|applies|tries|modifies)\\b`,
  `(?:should|can|must|will|could)(?: not| no longer)?(?: be able to)? (?:${VERBS}|view|access|follow|provide|land|remain|stay|receive|get|be (?:${MOVED}))\\b`,
  `(?:is|are|was)(?: not| now| then| also| automatically| successfully)* (?:${MOVED})\\b`,
].join('|');

/** "The customer clicks Buy", "she should see Thanks": whoever uses the page, and nothing on it. */
const SOMEBODY = new RegExp(
  `(^|[,;.]\\s+|\\b(?:and|then|but|when|given)\\s+)(?:${WHO})\\s+(?=${DOES})`,
  'giu',
);

/** What was done is to be done: "I clicked Save". */
const PAST: Record<string, string> = {
  clicked: 'click',
  pressed: 'press',
  entered: 'enter',
  typed: 'type',
  selected: 'select',
  chose: 'choose',
  opened: 'open',
  filled: 'fill',
  navigated: 'navigate',
  went: 'go',
  saw: 'see',
};
const DID = new RegExp(
  `\\b(i|we|(?:the |an? )?(?:user|customer|admin|visitor))\\s+(${Object.keys(PAST).join('|')})\\b`,
  'giu',
);

/** Calls everybody who uses the page a user, and what was done what is to be done. Takes shielded text. */
export function withUser(text: string): string {
  return text
    .replace(DID, (_, who: string, did: string) => `${who} ${PAST[did.toLowerCase()] ?? did}`)
    .replace(SOMEBODY, '$1the user ');
}
