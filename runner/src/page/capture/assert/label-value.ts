import type { SeenValue } from 'shared/page-model/assert';
import { comparableText } from 'shared/step-language/normal-text';
import { parentOf, queryAll } from '../dom/basics.ts';
import { tableAround } from '../dom/table-grid.ts';
import { readTable } from './tables.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';
import { idOf } from '../resolve/registry.ts';

/**
 * Runs at a label (`isLabel`), or at a container of labels, the innermost elements whose text begins with a name: the value that each labels. The label of a
 * control labels no text, but that of an `output`. Of other texts the first rule that applies counts:
 * 1. The name, a colon and a text on the same or the next line ("Subtotal: $16.00"): that text.
 * 2. A term of a description list: its descriptions.
 * 3. The first of the two cells of a row: the other one. A cell of a header row labels nothing.
 * 4. The name comes first in the smallest element around it that has more text, and that has one other part with text (buttons
 *    aside): that part, if it is one line ("<b>Subtotal</b> $16.00").
 */
export function readLabelValues(
  subject: Element,
  { name, isLabel }: { name: string; isLabel: boolean },
): ({ id: string } & SeenValue)[] {
  const MAX_LENGTH = 200;
  const CONTROLS =
    'a[href], button, option, [role=button], [role=link], [role=tab], [role=option], [role=menuitem]';
  const BUTTONS = 'button, input, [role=button]';
  const CELLS = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
  const fold = (text: string) => comparableText(text).toLowerCase();
  const bare = (text: string) => fold(text).replace(/\s*[*:]$/, '');
  const isName = (text: string) => bare(text) === bare(name);
  const read = (node: Node) => textOf(node).written;

  const valueOf = (...nodes: Node[]): SeenValue | null => {
    const texts = nodes.map((node) => textOf(node)).filter(({ written }) => written !== '');
    const text = texts.map(({ written }) => written).join('\n');
    const drawn = texts.map((one) => one.drawn).join('\n');
    return text === '' || text.length > MAX_LENGTH ? null : { text, drawn, isSecret: false };
  };

  const afterColon = (element: Element): SeenValue | null => {
    const { written, drawn } = textOf(element);
    const cut = (text: string) => {
      const [head = '', ...rest] = text.split(':');
      return bare(head) === bare(name) ? rest.join(':').trim() : '';
    };
    const text = cut(written);
    if (text === '' || text.includes('\n') || text.length > MAX_LENGTH) return null;
    return { text, drawn: cut(drawn) || text, isSecret: false };
  };

  const descriptionOf = (term: Element): SeenValue | null => {
    const found: Element[] = [];
    for (let node = term.nextElementSibling; node && !node.matches('dt'); node = node.nextElementSibling)
      if (node.matches('dd')) found.push(node);
    return valueOf(...found);
  };

  const otherCell = (cell: Element): SeenValue | null => {
    const { heads, lines, feet } = readTable(tableAround(cell));
    const [first, second, ...others] =
      [...lines, ...feet].find(({ cells }) => cells.includes(cell))?.cells ?? [];
    return first === cell && second && others.length === 0 && !heads.includes(cell) ? valueOf(second) : null;
  };

  const otherText = (element: Element): SeenValue | null => {
    if (element.closest(CONTROLS)) return null;
    let label: Element = element;
    let holder = isName(read(element)) ? parentOf(element) : element;
    while (holder && isName(read(holder))) {
      label = holder;
      holder = parentOf(holder);
    }
    if (!holder || holder.matches('body')) return null;
    const pieces = [...holder.childNodes].filter(
      (node) => read(node) !== '' && !(node instanceof Element && node.matches(BUTTONS)),
    );
    const [first, second, ...others] = pieces;
    const isFirst = first !== undefined && (first === label || (holder === element && isName(read(first))));
    const value = isFirst && second && others.length === 0 ? valueOf(second) : null;
    return value && !value.text.includes('\n') ? value : null;
  };

  const labelled = (element: Element): SeenValue | null => {
    const control = element.closest('label')?.control;
    if (control) return control.matches('output') ? valueOf(control) : null;
    const inOne = afterColon(element);
    if (inOne || !isName(read(element))) return inOne ?? otherText(element);
    const term = element.closest('dt');
    if (term && isName(read(term))) return descriptionOf(term);
    const cell = element.closest(CELLS);
    return cell && isName(read(cell)) ? otherCell(cell) : otherText(element);
  };

  const SILENT = 'head, script, style, noscript, template';
  const startsWithName = (element: Element): boolean => {
    if (element.matches(SILENT)) return false;
    const text = fold(element.textContent ?? '');
    return text.startsWith(bare(name)) && !/^[\p{L}\p{M}\p{Nd}]/u.test(text.slice(bare(name).length));
  };
  const labelsIn = (container: Element): Element[] => {
    const all = new Set(queryAll(container, '*').filter(startsWithName));
    return [...all].filter((element) => ![...element.children].some((child) => all.has(child)));
  };

  return (isLabel ? [subject] : labelsIn(subject)).flatMap((element) => {
    const value = isSeen(element) ? labelled(element) : null;
    return value ? [{ id: idOf(element), ...value }] : [];
  });
}
