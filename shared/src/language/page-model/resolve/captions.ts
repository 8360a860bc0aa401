/** Controls that only a text says the name of, by where it stands. */
import { nameKey } from 'shared/step-language';
import { textsIn } from './description.ts';
import { isFor } from './kinds.ts';
import { isCalled, textsCalled } from './matching.ts';
import type { PageReader } from './page-reader.ts';
import { closestOf } from './tree.ts';

const isItem = <N>(page: PageReader<N>, node: N) => /^(?:row|listitem|treeitem)$/.test(page.roleOf(node));

/** Whether the first text in an element, signs aside, is that of a name. */
function startsWith<N>(page: PageReader<N>, node: N, wanted: string): boolean {
  const first = textsIn(page, node).find((text) => /[\p{L}\p{N}]/u.test(text));
  return nameKey(first ?? '') === wanted;
}

/** More texts than these are no title of a switch and what explains it. */
const MAX_TEXTS = 3;

/** The box of a text and the control beside it, which shows no other text, or of a switch begins with it; null: there is none. */
function boxAround<N>(page: PageReader<N>, text: N, isMeant: (node: N) => boolean): N | null {
  if (!/^(?:text)?$/.test(page.roleOf(text))) return null;
  const box = closestOf(page, text, (node) => page.elementsIn(node).some(isMeant));
  if (box === null) return null;
  const isToggle = page.elementsIn(box).some((node) => isMeant(node) && isFor(page, node, 'toggle'));
  const texts = textsIn(page, box);
  const own = nameKey(page.visibleTextOf(text));
  return texts.length <= (isToggle ? MAX_TEXTS : 1) && nameKey(texts[0] ?? '') === own ? box : null;
}

/**
 * The controls without any name of their own in the rows and items that begin with a text, in the groups that are called so, and in a box with
 * a text, each the only one of its kind there: of a list of settings, a person says the title.
 */
export function namelessIn<N>(page: PageReader<N>, title: string, isMeant: (node: N) => boolean): N[] {
  const wanted = nameKey(title);
  const texts = textsCalled(page, title);
  const items = texts
    .map((text) => closestOf(page, text, (node) => isItem(page, node)))
    .filter((item) => item !== null && startsWith(page, item, wanted));
  const groups = page.all().filter((node) => page.roleOf(node) === 'group' && isCalled(page, node, title));
  const boxes = texts.map((text) => boxAround(page, text, isMeant));
  const found = [...new Set([...items, ...groups, ...boxes])].flatMap((holder) => {
    if (holder === null) return [];
    const isInner = (control: N) =>
      closestOf(page, control, (node) => node === holder || isItem(page, node)) !== holder;
    const [control, ...others] = page
      .elementsIn(holder)
      .filter((node) => isMeant(node) && page.isVisible(node) && !isInner(node));
    if (control === undefined || others.length > 0) return [];
    const isUnnamed = page.nameOf(control) === '' && page.seenNamesOf(control).length === 0;
    return isUnnamed ? [control] : [];
  });
  return [...new Set(found)];
}

/** Whether an element is a text that may name what follows it; a heading or a bar of several texts does not. */
const isLoneText = <N>(page: PageReader<N>, node: N) =>
  page.roleOf(node) !== 'heading' && textsIn(page, node).length === 1;

/**
 * The fields that directly follow a text, and that nothing else than what they show or suggest is a name of. Of two texts before a field, or two
 * fields behind a text, nothing says which belongs to which.
 */
export function captioned<N>(page: PageReader<N>, caption: string, isMeant: (node: N) => boolean): N[] {
  const fieldsIn = (node: N | undefined) =>
    node === undefined ? [] : [node, ...page.elementsIn(node)].filter((one) => isMeant(one));
  return textsCalled(page, caption).flatMap((text) => {
    const around = page.parentOf(text);
    const isText = /^(?:text)?$/.test(page.roleOf(text));
    const siblings = around === null || !isText ? [] : page.childrenOf(around);
    const at = siblings.indexOf(text);
    const [field, ...others] = at < 0 ? [] : fieldsIn(siblings[at + 1]);
    if (field === undefined || others.length > 0 || fieldsIn(siblings[at + 2]).length > 0) return [];
    const before = siblings[at - 1];
    if (before !== undefined && fieldsIn(before).length === 0 && isLoneText(page, before)) return [];
    const weak = ['', page.visibleTextOf(field), ...page.hintsOf(field)];
    const names = [page.nameOf(field), ...page.seenNamesOf(field)];
    const begins = (name: string) => nameKey(name).startsWith(`${nameKey(caption)} `);
    return names.every((name) => weak.includes(name) || begins(name)) ? [field] : [];
  });
}
