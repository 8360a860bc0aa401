import { elementKinds, kindsFor, type Kind, type Purpose } from 'shared/step-language';
import type { PageReader } from './page-reader.ts';

type Reader<N> = Pick<PageReader<N>, 'roleOf' | 'has'>;

const KINDS = Object.keys(elementKinds) as Kind[];
const ALL = KINDS.flatMap((kind) => elementKinds[kind].roles);
/** Of several kinds with a role the first one describes it. */
const KIND_OF = new Map(
  KINDS.toReversed().flatMap((kind) => elementKinds[kind].roles.map((role) => [role, kind] as const)),
);
/** They are named by what is in them, which a name without a kind means rather than them. */
const ONLY_BY_KIND = new Set(['row', 'listitem', 'columnheader', 'cell', 'gridcell', 'document']);

const FIELD_ROLES = new Set([...elementKinds.field.roles, ...elementKinds.slider.roles]);

/** Whether elements of a role show a value. */
export function isFieldRole(role: string): boolean {
  return FIELD_ROLES.has(role);
}

function rolesFor(purpose: Exclude<Purpose, 'any' | 'file'>): Set<string> {
  return new Set(kindsFor(purpose).flatMap((kind) => elementKinds[kind].roles));
}

const ROLES_FOR: Record<Purpose, Set<string>> = {
  click: rolesFor('click').add('file'),
  expand: rolesFor('expand').add('file'),
  field: rolesFor('field'),
  value: rolesFor('value'),
  dropdown: rolesFor('dropdown'),
  option: rolesFor('option'),
  toggle: rolesFor('toggle'),
  file: new Set(['file']),
  any: new Set(ALL.filter((role) => !ONLY_BY_KIND.has(role))).add('file'),
};

/** Whether an element is of a kind, not only of the one that sentences call it by: a list box is a dropdown and a list. */
export function isOfKind<N>(page: Reader<N>, node: N, kind: Kind): boolean {
  const role = page.roleOf(node);
  if (kind === 'row') return role === 'row' && !page.has(node, 'no-row');
  if (kind === 'column') return role === 'columnheader' && !page.has(node, 'repeated-header');
  if (kind === 'cell' && role === 'rowheader') return true;
  if (kind === 'item' && page.has(node, 'entry')) return true;
  if (kind === 'text area') return role === 'textbox' && page.has(node, 'multiline');
  if (kind === 'dialog' && page.has(node, 'modal')) return true;
  if (kind === 'dropdown' && page.has(node, 'opens-list')) return true;
  if (kind === 'section' && role === 'radiogroup') return true;
  if ((kind === 'button' || kind === 'field') && role === 'file') return true;
  return elementKinds[kind].roles.includes(role);
}

/** Whether an element can be used for a purpose: a name without a kind means only those. */
export function isFor<N>(page: Reader<N>, node: N, purpose: Purpose): boolean {
  const role = page.roleOf(node);
  if (purpose === 'dropdown' && page.has(node, 'opens-list')) return true;
  if (purpose === 'toggle' && page.has(node, 'pressable')) return true;
  if (purpose === 'field' && role === 'combobox') return page.has(node, 'editable');
  return ROLES_FOR[purpose].has(role);
}

/** Whether one of several radio buttons in an element is chosen. */
export function isRadioGroup<N>(page: Pick<PageReader<N>, 'roleOf' | 'elementsIn'>, node: N): boolean {
  const isRadio = (one: N) => page.roleOf(one) === 'radio';
  return /^(?:radiogroup|group)$/.test(page.roleOf(node)) && page.elementsIn(node).some(isRadio);
}

/** The kind by which results describe an element; null: it is a text or box. */
export function kindOf<N>(page: Reader<N>, node: N): Kind | null {
  const role = page.roleOf(node);
  if (role === 'file') return 'field';
  if (role === 'rowheader') return 'cell';
  if (role === 'combobox' && !page.has(node, 'editable')) return 'dropdown';
  if (role === 'radiogroup') return 'section';
  return KIND_OF.get(role) ?? (page.has(node, 'modal') ? 'dialog' : null);
}
