/** ARIA roles, explicit or implied by the tag. `file` and `iframe` are additions. */

import { perCall } from '../per-call.ts';

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
  summary: 'button',
  table: 'table',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
};
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

const impliedRole = (element: Element): string => {
  const tag = element.localName;
  const isEditable = element instanceof HTMLElement && element.isContentEditable;
  if (isEditable && !element.parentElement?.isContentEditable) return 'textbox';
  if (element instanceof HTMLInputElement)
    return element.hasAttribute('list') ? 'combobox' : (BY_TYPE[element.type] ?? 'textbox');
  if (element instanceof HTMLSelectElement)
    return element.multiple || element.size > 1 ? 'listbox' : 'combobox';
  if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : '';
  if (tag === 'img') return element.getAttribute('alt') === '' ? '' : 'img';
  // Other graphics are decoration.
  if (tag === 'svg') return element.querySelector(':scope > title') || element.ariaLabel ? 'img' : '';
  if (tag === 'th') return headerRole(element);
  if (tag === 'td') return isInGrid(element) ? 'gridcell' : 'cell';
  return Object.hasOwn(BY_TAG, tag) ? (BY_TAG[tag] ?? '') : '';
};

const known = perCall(() => new Map<Element, string>());

/** Empty: no role. */
export const roleOf = (element: Element): string => {
  const before = known().get(element);
  if (before !== undefined) return before;
  const [given = ''] = (element.getAttribute('role') ?? '').trim().toLowerCase().split(/\s+/);
  const role = given === 'none' || given === 'presentation' ? '' : given || impliedRole(element);
  known().set(element, role);
  return role;
};

/** 1 to 6 for headings. */
export const levelOf = (heading: Element): number =>
  Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2);
