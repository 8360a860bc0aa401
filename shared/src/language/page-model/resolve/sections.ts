import { titleOf } from './description.ts';
import type { PageReader } from './page-reader.ts';
import { chainOf } from './tree.ts';

const LANDMARKS = /^(?:navigation|complementary|dialog|alertdialog|form|region|main|banner|contentinfo)$/;
const CONTENT = /^(?:textbox|combobox|checkbox|img|list|table)$/;

function headingsIn<N>(page: PageReader<N>, node: N): N[] {
  return page.elementsIn(node).filter((one) => page.roleOf(one) === 'heading');
}

/** Whether a box starts with this heading and contains no other of its level. */
function belongsTo<N>(page: PageReader<N>, node: N, heading: N): boolean {
  const [first, ...others] = headingsIn(page, node);
  return first === heading && others.every((other) => page.levelOf(other) > page.levelOf(heading));
}

function holdsMore<N>(page: PageReader<N>, node: N, heading: N): boolean {
  return (
    page.visibleTextOf(node) !== page.visibleTextOf(heading) ||
    page.elementsIn(node).some((one) => CONTENT.test(page.roleOf(one)))
  );
}

/** The closest box that starts with a heading: a semantic one (`test`), though it is empty, else one that contains more. */
export function boxOf<N>(page: PageReader<N>, heading: N, test: (node: N) => boolean): N | null {
  const own = chainOf(page, heading)
    .slice(1)
    .filter((node) => !page.has(node, 'page') && belongsTo(page, node, heading));
  const isBox = (node: N) => !page.has(node, 'title-bar') && holdsMore(page, node, heading);
  return own.find(test) ?? own.find(isBox) ?? null;
}

/** What follows a heading, up to the box of the next of its level or the end of its parent. */
export function rangeOf<N>(page: PageReader<N>, heading: N): N[] {
  const range: N[] = [];
  const level = page.levelOf(heading);
  const isNext = (node: N) => page.roleOf(node) === 'heading' && page.levelOf(node) <= level;
  /** @returns whether the next heading is among them */
  const collect = (nodes: N[]): boolean =>
    nodes.some((node) => {
      const next = isNext(node) ? node : headingsIn(page, node).find(isNext);
      // A box around several sections may begin with the rest of this one.
      if (next !== undefined && next !== node && !belongsTo(page, node, next)) collect(page.childrenOf(node));
      if (next !== undefined) return true;
      if (!page.has(node, 'page-end')) range.push(node);
      return false;
    });
  for (const node of chainOf(page, heading)) {
    if (node !== heading && page.has(node, 'section-limit')) return range;
    const parent = page.parentOf(node);
    const siblings = parent ? page.childrenOf(parent) : [];
    if (collect(siblings.slice(siblings.indexOf(node) + 1))) return range;
  }
  return range;
}

/** The closest of several similar boxes around a title that contains more than the title. */
export function cardAround<N>(page: PageReader<N>, title: N): N | null {
  const around = chainOf(page, title).slice(1);
  return around.find((node) => page.has(node, 'one-of-many') && holdsMore(page, node, title)) ?? null;
}

/** The last heading before an element. */
export function headingBefore<N>(page: PageReader<N>, node: N): N | null {
  const all = page.all();
  return all.slice(0, all.indexOf(node)).findLast((one) => page.roleOf(one) === 'heading') ?? null;
}

/** What the part of the page is called that an element is in: by the last heading before it, else by its landmark; empty: by neither. */
export function sectionTitle<N>(page: PageReader<N>, node: N): string {
  const heading = headingBefore(page, node);
  if (heading) return titleOf(page, heading);
  const landmark = chainOf(page, node).find((one) => LANDMARKS.test(page.roleOf(one)));
  return landmark ? titleOf(page, landmark) || page.roleOf(landmark) : '';
}
