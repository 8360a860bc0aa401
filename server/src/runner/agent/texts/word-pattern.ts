/** Words that say nothing of what a thing is about. */
const SMALL =
  'an?|the|my|your|our|his|her|their|its|i|you|we|he|she|it|they|me|us|is|are|was|were|be|been|am|have|has|had|do|does|did|can|could|will|would|should|must|how|what|when|where|which|who|why|to|of|in|on|at|for|from|with|by|about|and|or|not|no|there|here|this|that|these|those|some|any|again|so|as|if|up|out|off|just|still|really|one';
const IS_SMALL = new RegExp(`^(?:${SMALL})$`, 'iu');
const ARTICLE = '(?:the|an?|my|your|our|this)';

/** What the forms of a word have in common: "delet" of "deleting", "ship" of "shipping". */
function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/['’].*$/u, '');
  const stem = plain.replace(/(?<=\p{L}{4})(?:ten|ing|ed|ies|es|e|s|y)$/u, '');
  return stem === plain ? plain : stem.replace(/([bdfgkmnprt])\1$/u, '$1');
}

function stemsOf(words: string): string[] {
  const all = words.match(/[\p{L}\p{Nd}]+(?:['’]\p{L}+)?/gu) ?? [];
  return [...new Set(all.filter((word) => !IS_SMALL.test(word)).map(stemOf))];
}

/** Texts that say something about all of these words, in any form and order: "How can I delete my account?" is about "deleting the account". */
export function textAbout(words: string): RegExp | null {
  const stems = stemsOf(words);
  if (stems.length === 0) return null;
  return new RegExp(`^${stems.map((stem) => `(?=[^]*(?<!\\p{L})${stem})`).join('')}[^]*$`, 'iu');
}

/** Texts that say nothing but what these words give: "Forgot password?" for "I have forgotten my password". */
export function textGivenBy(words: string): RegExp | null {
  const stems = stemsOf(words);
  const long = stems.filter((stem) => stem.length > 3);
  if (long.length === 0) return null;
  const word = `(?:(?:${stems.join('|')})\\p{L}{0,4}|${SMALL})`;
  const GAP = '[^\\p{L}\\p{Nd}]';
  return new RegExp(
    `^(?=[^]*(?<!\\p{L})(?:${long.join('|')}))${GAP}*${word}(?:${GAP}+${word})*${GAP}*$`,
    'iu',
  );
}

/** A name of several words in any case, whatever articles and marks stand in it: "Forgot your password?" for "forgot password". */
export function nameInWords(name: string): RegExp | null {
  const words = name.match(/[\p{L}\p{Nd}]+/gu) ?? [];
  const own = words.filter((word) => !new RegExp(`^${ARTICLE}$`, 'iu').test(word));
  if (own.length < 2 || /[^\p{L}\p{Nd}\s?!…-]/u.test(name)) return null;
  return new RegExp(
    `^[^\\p{L}\\p{Nd}]*(?:${ARTICLE}\\s+)*${own.join(`[\\s-]+(?:${ARTICLE}\\s+)*`)}[^\\p{L}\\p{Nd}]*$`,
    'iu',
  );
}
