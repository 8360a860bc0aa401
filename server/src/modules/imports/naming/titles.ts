import { TAG_MAX_LENGTH, TAG_PATTERN, TAGS_MAX } from 'shared/constants';

/** What a test is called after its file: `checkout flow` for `tests/checkout-flow.spec.ts`. */
export function nameOfTitle(fileName: string): string {
  const base = fileName.split(/[\\/]/u).at(-1) ?? fileName;
  const name = base
    .replace(/\.(?:[cm]?[jt]sx?|json|side|feature|zip|txt|md|markdown)$/iu, '')
    .replace(/\.(?:spec|test|steps|cy)$/iu, '')
    .replaceAll(/[_-]+/gu, ' ')
    .trim();
  return name === '' ? 'Imported test' : name.charAt(0).toUpperCase() + name.slice(1);
}

/** As tests here have them: without @, in lower case, each once. */
export function tidyTags(tags: string[]): string[] {
  const plain = tags.map((tag) => tag.replace(/^@/u, '').toLowerCase().slice(0, TAG_MAX_LENGTH));
  return [...new Set(plain)].filter((tag) => TAG_PATTERN.test(tag)).slice(0, TAGS_MAX);
}
