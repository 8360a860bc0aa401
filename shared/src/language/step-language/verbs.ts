/** Forms of verbs that are not made by adding "s", "ed" or "ing". */
const IRREGULAR: Record<string, string> = Object.fromEntries(
  `sent-send paid-pay chosen-choose written-write taken-take given-give put-put set-set bought-buy sold-sell made-make done-do
   left-leave begun-begin found-find built-build shown-show seen-see told-tell kept-keep drawn-draw hidden-hide read-read reset-reset chose-choose
   went-go wrote-write goes-go`
    .split(/\s+/u)
    .map((pair) => pair.split('-')),
);
/** What verbs with a mute e have before "ed": "saved", "enabled", "created", "stored", "renamed". */
const MUTE_E =
  /(?:[aeiou][vszgc]|[^aeioul]l|[^aeious][sc]|[rl]v|(?:[^e]|re)at|let|vit|[^e]ar|or|u|ul|[^aeo][aeo]k|am|[^aeiou][ay]p|ang|[^aeiou]in)$/u;
const DOUBLED = /.(?:[bdgmnprt]{2}|[cbv]ell)$/u;

/** What a form of a verb may be made from: "sorts", "sorted" and "sorting" from "sort". */
export function stemsOf(form: string): string[] {
  const stem = form.replace(/(?:s|ed|ing)$/u, '');
  const stems = [stem, `${stem}e`, ...[/e$/u, /(?<=(.))\1$/u].map((end) => stem.replace(end, ''))];
  return [IRREGULAR[form] ?? [], stem === form ? [] : [...stems, stem.replace(/ie?$/u, 'y')]].flat();
}

/** "submitted" → "submit"; null: it is no participle. */
export function baseOf(participle: string): string | null {
  const irregular = IRREGULAR[participle];
  if (irregular) return irregular;
  const stem = /^(.{2,})ed$/u.exec(participle)?.[1];
  if (!stem) return null;
  if (stem.endsWith('i')) return `${stem.slice(0, -1)}y`;
  if (DOUBLED.test(stem) && stem.at(-1) === stem.at(-2) && stem.length > 3) return stem.slice(0, -1);
  return MUTE_E.test(stem) ? `${stem}e` : stem;
}
