import { containedText, markedName } from './text-pattern.ts';

/** What turns the sense of the next words round. */
const DENIAL =
  /(?<![\p{L}\p{Nd}.,])(?:no|not|never|without|neither|nor|none|zero|0|cannot|\p{L}+n['’]t|(?:away|far) from|short of)(?:\s+\p{L}+)?\s+$/iu;

/** "38 points away from a voucher" are none. */
const SHORT_OF =
  /^\s+(?:(?:(?:is|are|was|were) )?not|away|short|missing|to go|until|more (?:to|until)|too (?:few|many|much|little))\b/iu;

/** "Allergies: none known". */
const NONE = /^\s*[:–—-]?\s*(?:none|nil|n\/a|no(?![.:]? ?\p{Nd})|0(?![\p{Nd}.,]))(?![\p{L}\p{Nd}])/iu;

/** "You need 38 points" says that they are not there. */
const LACK = /\b(?:needs?|lacks?|miss(?:es)?)\s+$/iu;

/** "You have no new messages" has the words "new messages", but says that there are none. Looks at each line by itself. */
export function isOnlyDenied(text: string, words: string): boolean {
  if (/\b(?:no|not|never|without)\b|n['’]t\b/iu.test(words)) return false;
  const pattern = new RegExp(containedText(words).source, 'giu');
  const all = text.split('\n');
  const lines = all.flatMap((line, index) => {
    if (!containedText(words).test(line)) return [];
    // A label is refuted by the value on the next line.
    const value = markedName(words, true).test(line) ? (all[index + 1] ?? '') : '';
    return [NONE.test(value) ? `${line} ${value}` : line];
  });
  // A heading or a tab that says just that is refuted by what stands below it.
  const spoken = lines.filter((line) => !markedName(words, true).test(line));
  const places = (spoken.length > 0 ? spoken : lines).flatMap((line) =>
    [...line.matchAll(pattern)].map(({ 0: found, index }) => [
      line.slice(0, index),
      line.slice(index + found.length),
    ]),
  );
  const isNumber = /^\p{Nd}/u.test(words);
  return (
    places.length > 0 &&
    places.every(
      ([before = '', after = '']) =>
        DENIAL.test(before) || SHORT_OF.test(after) || NONE.test(after) || (isNumber && LACK.test(before)),
    )
  );
}

/** "Not published" says nothing but that: of a text in quotes what is around it counts only so far. */
export function isPlainlyDenied(text: string, words: string): boolean {
  const lines = text.split('\n').filter((line) => containedText(words, false).test(line));
  const before = lines.map((line) => line.slice(0, containedText(words, false).exec(line)?.index));
  return (
    before.length > 0 && before.every((start) => /(?:^|[:·•|,;]\s*)(?:not|never)(?: yet)?\s+$/iu.test(start))
  );
}
