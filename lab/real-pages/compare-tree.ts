import { nodesOf, type PageModel, type PageNode } from 'shared/page-model';
import { cleaned, type AccessibleElement } from './accessibility-tree.ts';

/** Something that two of them say differently. */
export interface Difference {
  library: string;
  /** What differs: `missing`, `role`, `name`, a state, … */
  what: string;
  role: string;
  name: string;
  /** What the oracle says. */
  theirs: string;
  ours: string;
  html: string;
}

const INTERACTIVE =
  /^(?:button|link|textbox|searchbox|spinbutton|combobox|checkbox|radio|switch|slider|tab|menuitem|menuitemcheckbox|menuitemradio|option|treeitem|listbox)$/;
const COMPARED = new RegExp(
  `${INTERACTIVE.source}|^(?:heading|img|row|cell|columnheader|rowheader|dialog|alertdialog|alert|status|table|grid|treegrid|list|listitem|tablist|tabpanel|menu|menubar|progressbar|meter|tooltip|navigation|form|group|region|tree)$`,
);
/** Roles that hold the same for a person. */
const ALIKE = ['grid table treegrid', 'cell gridcell', 'img image', 'searchbox textbox'].map((all) =>
  all.split(' '),
);
const TOLERANCE = 1.5;
const NO_NAME = /^(?:row|cell|list|listitem|table|grid|treegrid)$/;

/** What Chromium's accessibility tree and our model of the page say differently of the elements that people use. */
export function compareTree(library: string, tree: AccessibleElement[], model: PageModel): Difference[] {
  const nodes = [...nodesOf(model)].filter(({ box, hidden }) => box && hidden !== 'not-rendered');
  // Options of a closed list and controls that only their labels draw have no place of their own.
  const placed = nodes.filter(({ box }) => box && box[2] > 0 && box[3] > 0);
  const taken = new Set<PageNode>();
  const differences: Difference[] = [];
  for (const element of tree.filter(({ role, box }) => COMPARED.test(role) && box[2] > 0 && box[3] > 0)) {
    const { role, name, html } = element;
    const add = (what: string, theirs: string, ours: string) =>
      differences.push({ library, what, role, name, theirs, ours, html });
    const node = counterpart(element, placed, taken);
    if (!node) {
      if (INTERACTIVE.test(role) || name !== '') add('missing', role, 'nothing');
      continue;
    }
    taken.add(node);
    if (!isAlike(role, node.role)) add('role', role, node.role || 'none');
    const own = [node.names?.accessible, node.names?.visible, node.names?.label, node.text].map((one) =>
      cleaned(one ?? ''),
    );
    if (name !== '' && !NO_NAME.test(role) && !own.some((one) => sameName(one, name)))
      add('name', name, node.names?.accessible ?? node.text ?? '');
    for (const [what, theirs, ours] of statesOf(element, node)) if (theirs !== ours) add(what, theirs, ours);
  }
  for (const node of placed)
    if (!taken.has(node) && INTERACTIVE.test(node.role))
      differences.push({
        library,
        what: 'only ours',
        role: node.role,
        name: node.names?.accessible ?? node.text ?? '',
        theirs: 'nothing',
        ours: node.role,
        html: `box ${JSON.stringify(node.box)}`,
      });
  return differences;
}

/** The node of our model that stands where the element does. */
function counterpart(
  element: AccessibleElement,
  nodes: PageNode[],
  taken: Set<PageNode>,
): PageNode | undefined {
  const there = nodes.filter(
    (node) =>
      !taken.has(node) &&
      node.box?.every((number, index) => Math.abs(number - (element.box[index] ?? NaN)) <= TOLERANCE),
  );
  return (
    there.find(({ role }) => isAlike(element.role, role)) ??
    there.find(({ role }) => role !== 'text' && role !== 'generic' && !COMPARED.test(role)) ??
    there.find(({ role }) => INTERACTIVE.test(role) && INTERACTIVE.test(element.role))
  );
}

function isAlike(one: string, other: string): boolean {
  return one === other || ALIKE.some((roles) => roles.includes(one) && roles.includes(other));
}

function sameName(one: string, other: string): boolean {
  const key = (text: string) => text.replaceAll(/\s/gu, '').toLowerCase();
  return key(one) === key(other);
}

/** What both say of each state. */
function statesOf(
  { role, states, isDisabled, value }: AccessibleElement,
  node: PageNode,
): [string, string, string][] {
  if (!INTERACTIVE.test(role)) return [];
  const has = (state: string) => (node.states ?? []).some((one) => one === state);
  const all: [string, string, string][] = [['disabled', String(isDisabled), String(has('disabled'))]];
  const toggled = states.checked ?? states.pressed;
  if (toggled !== undefined && String(toggled) !== 'mixed')
    all.push(['checked', String(String(toggled) === 'true'), String(has('checked') || has('on'))]);
  if (toggled !== undefined) all.push(['mixed', String(toggled === 'mixed'), String(node.isMixed === true)]);
  if (states.selected !== undefined && role !== 'row' && role !== 'cell')
    all.push(['selected', String(states.selected), String(has('selected'))]);
  if (states.expanded !== undefined) {
    const ours = has('expanded') ? 'true' : has('collapsed') ? 'false' : 'unknown';
    all.push(['expanded', String(states.expanded), ours]);
  }
  if (/^(?:textbox|searchbox|spinbutton|combobox|checkbox|radio|slider|listbox)$/.test(role)) {
    all.push(['required', String(states.required === true), String(has('required'))]);
    all.push(['invalid', String(String(states.invalid ?? 'false') !== 'false'), String(has('invalid'))]);
    if (role !== 'checkbox' && role !== 'radio' && role !== 'slider')
      all.push(['read-only', String(states.readonly === true), String(has('read-only'))]);
  }
  if (/^(?:textbox|searchbox|spinbutton|combobox|slider)$/.test(role) && value !== null)
    all.push(['value', cleaned(value), cleaned(node.value ?? '')]);
  return all;
}
