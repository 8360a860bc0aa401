import { comparableText, hasNameKey, nameKey } from 'shared/step-language';
import type { PageReader } from './page-reader.ts';

/** Whether this is the accessible name of an element, or the one that a person sees. */
export function isCalled<N>(page: PageReader<N>, node: N, name: string): boolean {
  const wanted = nameKey(name);
  if (!page.mayBeCalled(node, wanted)) return false;
  const names = [page.nameOf(node), ...page.seenNamesOf(node)];
  if (names.some((one) => hasNameKey(one, wanted))) return true;
  // What is to be filled in is seldom called by the remark at the end of its label: "Username (required)".
  return (
    page.has(node, 'field') &&
    names.some((one) => hasNameKey(one.replace(/\s\([^()]*\)[\s*:]*$/u, ''), wanted))
  );
}

/** Those of several that pass a test, if any of them do. */
export function preferring<N>(nodes: N[], test: (node: N) => boolean): N[] {
  const found = nodes.length > 1 ? nodes.filter(test) : [];
  return found.length > 0 ? found : nodes;
}

/** Of several elements those that are called exactly so: "Add", not "+ Add". */
export function calledExactly<N>(page: PageReader<N>, nodes: N[], name: string): N[] {
  const isExact = (node: N) =>
    [page.nameOf(node), ...page.seenNamesOf(node), page.visibleTextOf(node)].some(
      (one) => nameKey(one) === nameKey(name),
    );
  return preferring(nodes, isExact);
}

/** Whether the whole visible text of an element is this name. */
export function showsWhole<N>(page: PageReader<N>, node: N, name: string): boolean {
  const wanted = nameKey(name);
  return page.mayShow(node, wanted) && hasNameKey(page.visibleTextOf(node), wanted);
}

/** What has been searched for on a page, which is read once for each question. */
const foundTexts = new WeakMap<object, Map<string, unknown[]>>();

/** The innermost visible elements whose whole text this is. */
export function textsCalled<N>(page: PageReader<N>, name: string): N[] {
  const known = foundTexts.get(page) ?? new Map<string, unknown[]>();
  foundTexts.set(page, known);
  const wanted = nameKey(name);
  const before = known.get(wanted);
  if (before) return before as N[];
  const found = searchText(page, wanted);
  known.set(wanted, found);
  return found;
}

function searchText<N>(page: PageReader<N>, wanted: string): N[] {
  const found: N[] = [];
  /** @returns whether no ancestor of this element can match: the text is in it, or it shows something else. */
  const search = (node: N): boolean => {
    if (page.has(node, 'silent') || !page.mayShow(node, wanted)) return false;
    if (page.childrenOf(node).map(search).some(Boolean)) return true;
    const text = page.visibleTextOf(node);
    const isWhole = hasNameKey(text, wanted) || hasNameKey(page.textNextToControls(node) ?? '', wanted);
    if (!isWhole) return !wanted.includes(comparableText(text).toLowerCase());
    if (page.isSeen(node)) found.push(node);
    return true;
  };
  const root = page.root();
  if (wanted !== '' && root) search(root);
  return found;
}

const SIGNS = /^(?:button|link|img|image|heading|checkbox|radio|switch)$/;

/** The anchors of a name inside a row or card: texts, and controls and images of that name. */
export function signsOf<N>(page: PageReader<N>, name: string): N[] {
  const named = page.all().filter((node) => SIGNS.test(page.roleOf(node)) && isCalled(page, node, name));
  return [...new Set([...textsCalled(page, name), ...named.filter((node) => page.isSeen(node))])];
}
