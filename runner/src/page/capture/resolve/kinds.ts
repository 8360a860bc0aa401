/** The elements of a kind, and those that a name without a kind can match. */

import { elementKinds, type Kind } from 'shared/step-language';
import { roleOf } from './roles.ts';
import { isHeaderRow } from './tables.ts';

/** The intended use of an element; decides which elements a name without a kind can match. */
export type Purpose = 'click' | 'field' | 'dropdown' | 'toggle' | 'file' | 'any';

const ROLES_OF_KIND = Object.fromEntries(
  Object.entries(elementKinds).map(([kind, { roles }]) => [kind, roles]),
) as Record<Kind, string[]>;

const FIELDS = 'textbox searchbox spinbutton';

const TOGGLES = 'checkbox radio switch menuitemcheckbox menuitemradio';

const CONTROLS = `button link tab menuitem option treeitem combobox listbox slider file ${FIELDS} ${TOGGLES}`;

const NAMED =
  'heading img image figure iframe region group form navigation complementary tabpanel dialog alertdialog table grid treegrid list menu menubar tree feed article progressbar meter status alert log tooltip';

const ROLES_FOR: Record<Purpose, Set<string>> = {
  click: new Set(CONTROLS.split(' ')),
  field: new Set(FIELDS.split(' ')),
  dropdown: new Set(['combobox', 'listbox']),
  toggle: new Set(TOGGLES.split(' ')),
  file: new Set(['file']),
  any: new Set(`${CONTROLS} ${NAMED}`.split(' ')),
};

const opensList = (element: Element) => element.getAttribute('aria-haspopup') === 'listbox';

const isEditable = (element: Element) =>
  element.matches('input, textarea') || (element instanceof HTMLElement && element.isContentEditable);

/** Whether an element is of a kind of the step language. */
export const isOfKind = (element: Element, kind: Kind): boolean => {
  const role = roleOf(element);
  if (kind === 'row') return role === 'row' && !isHeaderRow(element);
  if (kind === 'cell' && role === 'rowheader') return true;
  if (kind === 'dialog' && element.getAttribute('aria-modal') === 'true') return true;
  if (kind === 'dropdown' && opensList(element)) return true;
  if ((kind === 'button' || kind === 'field') && role === 'file') return true;
  return ROLES_OF_KIND[kind].includes(role);
};

/** Whether an element can be used for a purpose. */
export const isFor = (element: Element, purpose: Purpose): boolean => {
  const role = roleOf(element);
  if (purpose === 'dropdown' && opensList(element)) return true;
  if (purpose === 'toggle' && element.hasAttribute('aria-pressed')) return true;
  if (purpose === 'field' && role === 'combobox') return isEditable(element);
  return ROLES_FOR[purpose].has(role);
};

/** The kind by which results describe an element; null: it is a text or box. */
export const kindOf = (element: Element): Kind | null => {
  const role = roleOf(element);
  if (role === 'file') return 'field';
  if (role === 'combobox' && !isEditable(element)) return 'dropdown';
  const usual = (Object.keys(ROLES_OF_KIND) as Kind[]).find((kind) => ROLES_OF_KIND[kind].includes(role));
  return role === 'rowheader' ? 'cell' : (usual ?? null);
};
