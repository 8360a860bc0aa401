import { kindsFor, MASK, type Kind } from 'shared/step-language';
import { cleanText } from 'shared/step-language/normal-text';
import { hasTrait, type NodeNames, type PageNode } from 'shared/page-model';
import type { ElementState, SeenValue } from 'shared/page-model/assert';
import { readState } from '../assert/element-state.ts';
import { ownValueOf } from '../assert/own-value.ts';
import { shadowRootOf } from '../dom/basics.ts';
import { isCovered } from '../dom/covers.ts';
import { boxOf } from '../dom/layout.ts';
import { isSecretInput } from '../dom/secret-input.ts';
import { spanOf } from '../dom/table-grid.ts';
import { fieldText } from '../dom/visible-text.ts';
import { contentOf } from '../resolve/hits.ts';
import { livePage } from '../resolve/live-page.ts';
import { isVisible } from '../resolve/matching.ts';
import { isInFront } from '../resolve/modals.ts';
import { ariaOf } from '../dom/told.ts';
import { FROM_CONTENT, labelsOf, nameOf, seenNamesOf } from '../resolve/names.ts';
import { idOf } from '../resolve/registry.ts';
import { levelOf, roleOf } from '../resolve/roles.ts';
import type { CapturedNode } from './captured-page.ts';
import { cutText } from './limits.ts';
import { isOfKind, kindOf } from '../resolve/resolver.ts';

const FIELDS: (Kind | null)[] = kindsFor('value');
const HOLDING: (Kind | null)[] = [...FIELDS, 'progress bar'];
const TOGGLES: (Kind | null)[] = kindsFor('toggle');
const CONTROLS: (Kind | null)[] = [...FIELDS, ...TOGGLES, 'button', 'link', 'tab', 'option', 'menu item'];
const CELLS: (Kind | null)[] = ['cell', 'column'];
/** Elements whose state is said where their kind says nothing of it. */
const STATES = ['aria-selected', 'aria-current', 'aria-expanded', 'aria-checked', 'aria-pressed'];
const STATEFUL = [...STATES.map((name) => `[${name}]`), 'details', 'summary'].join(', ');
const TOGGLED = '[aria-checked], [aria-pressed], input[type=checkbox], input[type=radio]';
/** States that are told, by what has them. */
const ON_OR_OFF: ElementState[] = ['on', 'off'];
const CHECKED: ElementState[] = ['checked', 'unchecked'];
const SELECTED: ElementState[] = ['selected'];
const EXPANDED: ElementState[] = ['expanded', 'collapsed'];
const USUAL: ElementState[] = ['disabled', 'focused'];
const FILLED: ElementState[] = ['required', 'read-only', 'invalid'];
/** What is in neither of two such states has none of them. */
const DERIVED: ElementState[] = [...ON_OR_OFF, ...CHECKED, ...EXPANDED];
const BOX_TRAITS = [
  'page',
  'page-end',
  'section-limit',
  'title-bar',
  'one-of-many',
  'entry',
  'lacks-columns',
  'lacks-entries',
] as const;
/** Elements whose name may be another than their text. */
const GIVEN =
  'input, select, textarea, option, optgroup, [aria-label], [aria-labelledby], [aria-hidden], [alt], [title], [placeholder], [aria-placeholder]';
/** Their texts are nodes of their own, and name them. */
const BY_PARTS = /^(?:row|cell|gridcell|rowheader)$/;

/** The kind of an element, where its role does not say that it is one of that kind, too. */
const kindIn = (element: Element): Kind | null => {
  const { has } = livePage();
  if (has(element, 'opens-list') && roleOf(element) !== 'combobox') return 'dropdown';
  if (has(element, 'modal')) return 'dialog';
  const kind = kindOf(element);
  // Sentences call no row by that name that only names the columns or goes on with another, nor a header that repeats one.
  return (kind === 'row' || kind === 'column') && !isOfKind(element, kind) ? null : kind;
};

/** An element with a role, a title of its own, or a state of a toggle, without its names and what is in it; null: it is none, or cannot be seen. */
export const describeElement = (element: Element): CapturedNode | null => {
  const role = roleOf(element);
  const kind = kindIn(element);
  if (role === '' && kind === null && !element.matches('[title], [aria-pressed]')) return null;
  // Files are given to fields that cannot be seen.
  const isHidden = !isVisible(element);
  if (isHidden && role !== 'file') return null;
  const node: CapturedNode = { kind, role: role || 'generic' };
  if (isHidden) node.hidden = 'not-rendered';
  else if (kind !== null && !isInFront(element, 'click')) node.hidden = 'behind-dialog';
  else if (isCovered(element)) node.hidden = 'covered';
  const value = valueOf(element, kind);
  if (value !== null) node.value = value;
  addField(element, node);
  addStates(element, node);
  if (role === 'heading') node.level = levelOf(element);
  const table = CELLS.includes(kind) ? placeInTable(element) : undefined;
  if (table) node.table = table;
  const { x, y, width, height } = boxOf(element);
  node.box = [x, y, width, height];
  if (kind === 'frame' && element instanceof HTMLElement) {
    const codeNames = livePage().frameNamesOf(element);
    if (codeNames.length > 0) node.codeNames = codeNames;
    node.content = { id: idOf(element), ...contentOf(element) };
  }
  return node;
};

const isSecret = (element: Element, value: SeenValue | null): boolean =>
  value?.isSecret === true || (element instanceof HTMLInputElement && isSecretInput(element));

const valueOf = (element: Element, kind: Kind | null): string | null => {
  const value = HOLDING.includes(kind) ? ownValueOf(element) : null;
  if (!value) return null;
  return isSecret(element, value) && value.text !== '' ? MASK : cutText(cleanText(value.text));
};

/** What can be read in a field of HTML. */
const addField = (element: Element, node: CapturedNode): void => {
  const text = fieldText(element);
  if (text === null) return;
  node.isField = true;
  const words = cutText(cleanText(text));
  const isMasked =
    node.value === MASK || (node.value === undefined && isSecret(element, ownValueOf(element)));
  const shown = isMasked && words !== '' ? MASK : words;
  if (shown !== (node.value ?? '')) node.shown = shown;
};

/** Reading a state takes longer than anything else: only those are read that an element of its kind can have. */
const addStates = (element: Element, node: CapturedNode): void => {
  const { kind, role } = node;
  const isStateful =
    element.matches(STATEFUL) ||
    (element.localName.includes('-') && STATES.some((name) => ariaOf(element, name) !== null));
  if (!isStateful && !CONTROLS.includes(kind)) return;
  const isSwitch = role === 'switch' || element.hasAttribute('aria-pressed');
  const isToggle = TOGGLES.includes(kind) || element.matches(TOGGLED);
  const isChoice = kind === 'option' || kind === 'tab' || (isStateful && !isToggle);
  const isFilled = FIELDS.includes(kind) || TOGGLES.includes(kind);
  const toggled = isToggle ? (isSwitch ? ON_OR_OFF : CHECKED) : [];
  const asked = [
    ...toggled,
    ...(isChoice ? SELECTED : []),
    ...(isStateful ? EXPANDED : []),
    ...USUAL,
    ...(isFilled ? FILLED : []),
  ];
  const answers = new Map(asked.map((state) => [state, readState(element, state)]));
  const states = asked.filter((state) => answers.get(state) === true);
  if (states.length > 0) node.states = states;
  const lacks = asked.filter((state) => answers.get(state) === null && !DERIVED.includes(state));
  if (lacks.length > 0) node.lacks = lacks;
  const isEmpty = kind === 'dropdown' || role === 'combobox' ? readState(element, 'empty') : null;
  if (isEmpty !== null) node.isEmpty = isEmpty;
  if (toggled.length > 0 && toggled.every((state) => answers.get(state) === false)) node.isMixed = true;
};

const placeInTable = (cell: Element): PageNode['table'] => {
  const span = spanOf(cell);
  if (!span) return undefined;
  const [rows, columns] = [span.rows.end - span.rows.start, span.columns.end - span.columns.start];
  return {
    row: span.rows.start,
    column: span.columns.start,
    ...(rows > 1 && { rows }),
    ...(columns > 1 && { columns }),
  };
};

/** Gives a node its names, which may come from what is in it. */
export const nameNode = (element: Element, node: CapturedNode): void => {
  const names = namesFor(element, node);
  const given = Object.entries(names).filter(([, name]) => name !== '');
  if (given.length > 0)
    node.names = Object.fromEntries(given.map(([source, name]) => [source, cutText(name)]));
};

const namesFor = (element: Element, { role, text = '', children }: CapturedNode): NodeNames => {
  const labels = labelsOf(element).length;
  const isGiven = labels > 0 || element.matches(GIVEN);
  const isByContent = FROM_CONTENT.has(role);
  // Names that are nothing but the text need not be computed again.
  if (!isGiven && element.childElementCount === 0 && !shadowRootOf(element)) {
    if (!isByContent) return {};
    if (text !== '') return { accessible: text };
  }
  if (!isGiven && children && BY_PARTS.test(role)) return {};
  const accessible = nameOf(element);
  const seen = seenNamesOf(element);
  const label = labels > 0 ? (seen[0] ?? '') : element.hasAttribute('aria-labelledby') ? accessible : '';
  return {
    accessible,
    label,
    visible: seen.find((name) => name !== accessible && name !== label) ?? '',
    placeholder: cleanText(element.getAttribute('placeholder') ?? ''),
    title: cleanText(element.getAttribute('title') ?? ''),
  };
};

/** Says of a node with others in it what its role does not say. */
export const addTraits = (element: Element, node: CapturedNode): void => {
  const traits = BOX_TRAITS.filter((trait) => !hasTrait(node, trait) && livePage().has(element, trait));
  if (traits.length > 0) node.traits = traits;
};
