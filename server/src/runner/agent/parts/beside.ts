import type { Lens } from '../lens/lens.ts';
import type { Tables } from '../lens/tables.ts';
import type { Telling } from './telling.ts';

/** Runs inside the page: what stands with an element and is said of it. */
export function besideSight(lens: Lens & Tables) {
  /** Elements that say all they have to say themselves. */
  const WHOLES =
    'input, select, textarea, tr, li, ul, ol, table, section, article, aside, nav, main, form, fieldset, dialog, header, footer, [role=row], [role=listitem], [role=list], [role=table], [role=dialog], [role=region], [role=option], [role=menuitem], [role=treeitem]';
  /** How far up from a name its value may stand. */
  const CLIMBED_LEVELS = 3;

  /** What stands under the head of a column; null if the cell is none. */
  const columnUnder = (cell: Element, { textOf }: Telling): string[] | null => {
    const { heads, lines } = lens.readTable(lens.tableAround(cell));
    return heads.includes(cell) ? lines.map((line) => textOf(lens.cellUnder(cell, line))) : null;
  };

  /** Up to the first ancestor that says more than the element: what comes next in it belongs to the name. */
  const nextTo = (element: Element, isSaid: boolean, { textOf, following }: Telling): string[] => {
    const own = textOf(element);
    let node: Element = element;
    for (let level = 0; level < CLIMBED_LEVELS && node !== document.body; level++) {
      const [next] = following(node, () => false, 'button, [role=button]');
      if (next !== undefined) return [next];
      const parent = lens.parentOf(node);
      if (!parent) break;
      if (textOf(parent) !== own) {
        const before = textOf(node.previousElementSibling);
        return [before !== '' ? before : isSaid ? '' : textOf(parent)];
      }
      node = parent;
    }
    return [];
  };

  /** @param isSaid the element itself says something beside its name */
  const besides = (element: Element, isSaid: boolean, telling: Telling): string[] => {
    const { textOf, chosenIn, following } = telling;
    if (element.matches('tr, [role=row]')) return [...element.children].map(textOf);
    if (element.matches(WHOLES)) return [];
    if (element instanceof HTMLLabelElement && element.control) return [textOf(element.control)];
    // The legend of a group of choices is called as the group is.
    if (element.matches('legend')) {
      const chosen = element.parentElement && chosenIn(element.parentElement);
      if (chosen !== null) return [chosen];
    }
    if (element.matches('dt')) return following(element, (node) => !node.matches('dd'));
    const cell = element.closest('td, th, [role=cell], [role=rowheader], [role=columnheader]');
    const column = cell && columnUnder(cell, telling);
    if (column) return column;
    if (cell?.parentElement)
      return [...cell.parentElement.children].filter((other) => other !== cell).map(textOf);
    const heading = element.closest('h1, h2, h3, h4, h5, h6');
    if (heading) {
      const after = following(
        heading,
        (node) => /^H[1-6]$/.test(node.tagName) && node.tagName <= heading.tagName,
      );
      if (after.length > 0) return after;
    }
    return nextTo(element, isSaid, telling);
  };

  return { columnUnder, besides };
}
