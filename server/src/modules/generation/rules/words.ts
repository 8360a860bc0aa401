/** Verbs that a person carries out on a page, in their base form. */
const ACT_VERBS = new Set(
  (
    'click double-click right-click press tap hit push choose select pick open close visit go navigate browse return head reload refresh ' +
    'type enter fill input write put set change clear paste check uncheck tick untick toggle turn switch enable disable hover scroll drag drop move ' +
    'upload attach download search submit send save delete remove add edit create cancel accept dismiss log sign register wait buy order place apply ' +
    'filter sort expand collapse use follow pay update rename duplicate complete provide insert start stop continue proceed launch access leave ' +
    'invite reset approve reject share copy import export subscribe unsubscribe agree confirm'
  ).split(' '),
);

/** Verbs that look at a page, in their base form. */
export const CHECK_VERBS = new Set([
  'verify',
  'assert',
  'ensure',
  'expect',
  'validate',
  'observe',
  'notice',
  'see',
]);

const IRREGULAR: Record<string, string> = { goes: 'go', does: 'do', has: 'have', is: 'be', are: 'be' };

/** "clicks" → "click", "searches" → "search", "applies" → "apply"; a base form stays as it is. */
export function baseForm(verb: string): string {
  const word = verb.toLowerCase();
  if (IRREGULAR[word]) return IRREGULAR[word];
  if (ACT_VERBS.has(word) || CHECK_VERBS.has(word)) return word;
  const candidates = [word.replace(/ies$/u, 'y'), word.replace(/es$/u, ''), word.replace(/s$/u, '')];
  return candidates.find((form) => form !== word && (ACT_VERBS.has(form) || CHECK_VERBS.has(form))) ?? word;
}

/** "clicking" → "click", "submitting" → "submit", "saving" → "save"; undefined for other words. */
export function fromGerund(word: string): string | undefined {
  const stem = word.toLowerCase().replace(/ing$/u, '');
  return [stem, `${stem}e`, stem.slice(0, -1)].find((form) => ACT_VERBS.has(form));
}

export const isActVerb = (word: string): boolean => ACT_VERBS.has(baseForm(word));

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
