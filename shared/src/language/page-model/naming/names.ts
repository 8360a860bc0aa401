import { nameKey, type Kind } from 'shared/step-language';
import { plainName, textsIn, titleOf } from '../resolve/description.ts';
import { isNamedByContent } from '../resolve/named.ts';
import type { PageReader } from '../resolve/page-reader.ts';

const LONGEST = 200;
const MAX_TEXTS = 4;
const BY_HEADING: (Kind | null)[] = ['section', 'dialog', 'form', 'table', 'list'];

/** A text that changes by itself, or says little: a number, a price, a date. */
export function isWeak(text: string): boolean {
  return !/\p{L}/u.test(text);
}

/** The texts in an element by which it may be called, those with words first. @param except a part that is left out */
export function tellingTextsIn<N>(page: PageReader<N>, holder: N, except: N | null = null): string[] {
  const texts = textsIn(page, holder, except);
  return [...texts.filter((text) => !isWeak(text)), ...texts.filter(isWeak)].slice(0, MAX_TEXTS);
}

/** What an element of a kind may be called, the best name first. */
export function namesFor<N>(page: PageReader<N>, node: N, kind: Kind | null): string[] {
  const isBox = isNamedByContent(kind) || BY_HEADING.includes(kind);
  const names = isBox
    ? [page.nameOf(node), ...tellingTextsIn(page, node)]
    : [
        titleOf(page, node),
        ...page.seenNamesOf(node),
        page.textNextToControls(node) ?? '',
        ...page.hintsOf(node),
        ...(kind === 'frame' ? page.frameNamesOf(node) : []),
      ];
  return [...new Set(names.map(plainName))].filter((name) => nameKey(name) !== '' && name.length <= LONGEST);
}
