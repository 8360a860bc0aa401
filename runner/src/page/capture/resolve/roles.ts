/** ARIA roles, explicit or implied by the tag. `file` and `iframe` are additions. */

import { ariaOf } from '../dom/told.ts';
import { oncePerCall } from '../per-call.ts';

/** The roles of WAI-ARIA 1.2 that an element can be given; elements given another one keep that of their tag. */
const KNOWN = new Set(
  'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem'.split(
    ' ',
  ),
);
const NO_ROLE = new Set(['none', 'presentation', 'generic']);
const BY_TAG: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  canvas: 'figure',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  figure: 'figure',
  form: 'form',
  frame: 'iframe',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  iframe: 'iframe',
  li: 'listitem',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  section: 'region',
  table: 'table',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
};
/** Of the page; within a part of it they are its head and foot. */
const LANDMARKS = { header: 'banner', footer: 'contentinfo' };
const BY_TYPE: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'file',
  hidden: '',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
};

const isInGrid = (cell: Element) =>
  cell.closest('table, [role=table], [role=grid], [role=treegrid]')?.matches('[role$=grid]') ?? false;

const headerRole = (cell: Element): string => {
  const scope = cell.getAttribute('scope');
  if (scope) return scope.startsWith('row') ? 'rowheader' : 'columnheader';
  const isAboveCells = cell.closest('thead') !== null;
  const isNextToCells = [...(cell.parentElement?.children ?? [])].some((other) => other.tagName === 'TD');
  return isNextToCells && !isAboveCells ? 'rowheader' : 'columnheader';
};

/** Whether a table only arranges parts of a page, another table among them, or a line in one, and says nothing of itself or its columns. */
const isLayoutTable = (table: Element): boolean =>
  table instanceof HTMLTableElement &&
  (table.querySelector('table') !== null ||
    (table.rows.length === 1 && Boolean(table.parentElement?.closest('table')))) &&
  !table.caption &&
  !table.tHead &&
  ![...table.rows].some(({ cells }) => [...cells].some((cell) => cell.localName === 'th'));

/** The first one of its `details` opens and closes it. */
const isOpener = (summary: Element) =>
  summary.parentElement instanceof HTMLDetailsElement &&
  summary.parentElement.querySelector(':scope > summary') === summary;

/** Whether an element is edited as a whole: a rich text, or one within a part of another that cannot be edited. */
export const isEditableRoot = (element: Element): boolean =>
  isEditable(element) && !isEditable(element.parentElement);

/** Of a document that can be edited as a whole, its body stands for it. */
const isEditable = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.isContentEditable && element.localName !== 'html';

/** What can be focused or has a name is no decoration, whatever its `role` says. */
const isPerceived = (element: Element) =>
  isEditableRoot(element) ||
  element.matches('[aria-label], [aria-labelledby], [tabindex]') ||
  (element as HTMLElement).tabIndex >= 0;

const impliedRole = (element: Element): string => {
  const tag = element.localName;
  if (/^(?:table|tr|td)$/.test(tag) && isLayoutTable(element.closest('table') ?? element)) return '';
  if (isEditableRoot(element)) return 'textbox';
  if (element instanceof HTMLInputElement)
    return element.hasAttribute('list') ? 'combobox' : (BY_TYPE[element.type] ?? 'textbox');
  if (element instanceof HTMLSelectElement)
    return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : '';
  if (tag === 'img') return element.getAttribute('alt') === '' ? '' : 'img';
  // Other graphics are decoration.
  if (tag === 'svg') return element.querySelector(':scope > title') || element.ariaLabel ? 'img' : '';
  if (tag === 'header' || tag === 'footer')
    return element.closest('article, aside, main, nav, section') ? '' : LANDMARKS[tag];
  if (tag === 'th') return headerRole(element);
  if (tag === 'summary') return isOpener(element) ? 'button' : '';
  if (tag === 'td') return isInGrid(element) ? 'gridcell' : 'cell';
  return Object.hasOwn(BY_TAG, tag) ? (BY_TAG[tag] ?? '') : '';
};

/** Roles of text. What can be edited is a field, even if its author calls it a part of a document. */
const OF_TEXT = /^(?:application|article|blockquote|document|group|heading|paragraph|region)$/;

/** Whether an element only draws the one with its role that its shadow root belongs to, and says so. */
const drawsHost = (element: Element, role: string): boolean => {
  const root = element.getRootNode();
  const isDrawing = root instanceof ShadowRoot && element.closest('[aria-hidden=true]') !== null;
  return isDrawing && role !== '' && roleOf(root.host) === role;
};

/** Empty: no role. */
export const roleOf = oncePerCall((element: Element): string => {
  const given = ariaOf(element, 'role')
    ?.toLowerCase()
    .split(/\s+/)
    .find((token) => KNOWN.has(token));
  const isNone = given === 'generic' || (given !== undefined && NO_ROLE.has(given) && !isPerceived(element));
  const isOfText = given !== undefined && OF_TEXT.test(given) && isEditableRoot(element);
  const isImplied = given === undefined || NO_ROLE.has(given) || isOfText;
  const own = isNone ? '' : isImplied ? impliedRole(element) : given;
  return drawsHost(element, own) ? '' : own;
});

/** 1 to 6 for headings. */
export const levelOf = (heading: Element): number =>
  Number(ariaOf(heading, 'aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2);
