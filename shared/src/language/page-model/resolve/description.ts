import { cleanText, type Kind } from 'shared/step-language';
import { kindOf } from './kinds.ts';
import type { PageReader } from './page-reader.ts';

/** A longer text is no name to be listed. */
export const MAX_LENGTH = 80;

/** The name of an element, else its text, without the marks at the end of labels; may be empty. */
export function titleOf<N>(page: PageReader<N>, node: N): string {
  return plainName(page.nameOf(node) || (page.has(node, 'field') ? '' : page.visibleTextOf(node)));
}

/** A name without the marks at the end of labels. */
export function plainName(name: string): string {
  return cleanText(name.replace(/[\s*:]+$/, '') || name);
}

/** e.g. `button "Buy now"`; never the value of a field. */
export function describe<N>(page: PageReader<N>, node: N): string {
  return describeNamed({ name: titleOf(page, node), kind: kindOf(page, node) });
}

/** The same of an element of which no more than that is known; the name may be empty. */
export function describeNamed({ name, kind }: { name: string; kind: Kind | null }): string {
  if (name === '') return kind ?? 'element';
  const short = name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
  return `${kind ?? 'text'} "${short}"`;
}

/** The short texts of an element's leaves, in order. @param except a part that is left out */
export function textsIn<N>(page: PageReader<N>, holder: N, except: N | null = null): string[] {
  const leaves = page
    .all()
    .filter(
      (node) =>
        page.has(node, 'text') &&
        page.isWithin(node, holder) &&
        !(except !== null && page.isWithin(node, except)) &&
        page.isVisible(node),
    );
  const texts = leaves.map((leaf) => page.visibleTextOf(leaf));
  return [...new Set(texts.filter((text) => text !== '' && text.length <= MAX_LENGTH))];
}
