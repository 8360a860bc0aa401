import { cleanText, comparableText, hasNameKey, nameKey, type Kind, type State } from 'shared/step-language';
import type { PageNode } from '../page-model.ts';
import { isFieldRole } from './kinds.ts';
import { Unknown, type CellSpan, type Grid, type PageReader, type Trait } from './page-reader.ts';
import { closestOf } from './tree.ts';

const TABLES = /^(?:table|grid|treegrid)$/;
const UNNAMED = /^(?:listbox|menu|checkbox|radio|file)$/;
/** What is left out of a text next to controls. */
const CONTROLS = /^(?:button|link|checkbox|switch)$/;
const LIMITS =
  /^(?:main|banner|contentinfo|form|navigation|dialog|alertdialog|region|tabpanel|article|group|complementary|listitem|cell)$/;

const known = new WeakMap<PageNode[], PageReader<PageNode>>();

/** A model, or what is in one of its frames, as the resolver reads it. */
export function modelPage(nodes: PageNode[]): PageReader<PageNode> {
  const before = known.get(nodes);
  if (before) return before;
  const page = readModel(nodes);
  known.set(nodes, page);
  return page;
}

/** What is in a node of the same document. */
function innerOf({ role, children = [] }: PageNode): PageNode[] {
  return role === 'iframe' ? [] : children;
}

function readModel(nodes: PageNode[]): PageReader<PageNode> {
  const root: PageNode = {
    id: 0,
    kind: null,
    role: 'generic',
    traits: ['page', 'section-limit'],
    children: nodes,
  };
  const parents = new Map<PageNode, PageNode>();
  const all: PageNode[] = [];
  /** What is in a node stands behind it, as far as the end. */
  const places = new Map<PageNode, { at: number; end: number }>();
  const enter = (node: PageNode): void => {
    const at = all.push(node) - 1;
    for (const child of innerOf(node)) {
      parents.set(child, node);
      enter(child);
    }
    places.set(node, { at, end: all.length });
  };
  enter(root);

  const texts = new Map<PageNode, string>();
  const visibleTextOf = (node: PageNode): string => {
    const text = texts.get(node) ?? shownIn(node, () => false);
    texts.set(node, text);
    return text;
  };
  const parentOf = (node: PageNode) => parents.get(node) ?? null;
  const placeOf = (node: PageNode) => places.get(node) ?? { at: -1, end: -1 };
  const isWithin = (node: PageNode, outer: PageNode) => {
    const { at } = placeOf(node);
    const { at: start, end } = placeOf(outer);
    return start <= at && at < end;
  };
  const elementsIn = (node: PageNode) => all.slice(placeOf(node).at + 1, placeOf(node).end);
  const has = (node: PageNode, trait: Trait): boolean => {
    if (trait !== 'fold-title') return hasTrait(node, trait);
    const parent = parentOf(node);
    return parent !== null && hasTrait(parent, 'fold') && innerOf(parent)[0] === node;
  };
  const grids = new Map<PageNode, Grid<PageNode>>();
  const tableAround = (node: PageNode) => closestOf({ parentOf }, node, ({ role }) => TABLES.test(role));
  const isVisible = ({ hidden }: PageNode) => hidden !== 'not-rendered';
  const isClosedList = ({ role, isField = false }: PageNode) => role === 'combobox' && isField;
  return {
    all: () => all,
    root: () => root,
    parentOf,
    childrenOf: innerOf,
    elementsIn,
    isWithin,
    roleOf: ({ role }) => role,
    levelOf: ({ level = 2 }) => level,
    has,
    nameOf: (node) => node.names?.accessible ?? (isNamedByParts(node) ? nameByParts(node) : ''),
    seenNamesOf: (node) =>
      [node.names?.label, node.names?.visible, isNamedByParts(node) ? visibleTextOf(node) : undefined].filter(
        (name) => name !== undefined,
      ),
    visibleTextOf,
    textNextToControls: (node) =>
      elementsIn(node).some(({ role }) => CONTROLS.test(role))
        ? shownIn(node, ({ role }) => CONTROLS.test(role))
        : null,
    hintsOf: ({ role, names = {} }) =>
      [names.title, names.placeholder, role === 'img' ? names.accessible : undefined].filter(
        (hint) => hint !== undefined,
      ),
    frameNamesOf: ({ codeNames = [] }) => codeNames,
    isLabelOf: (text, { names }) =>
      text.isLabel === true &&
      names?.label !== undefined &&
      nameKey(names.label) === nameKey(visibleTextOf(text)),
    mayBeCalled: () => true,
    mayShow: (node, key) => mayShow(node, visibleTextOf(node), key),
    isVisible,
    isSeen: (node) =>
      isVisible(node) && (node.role !== 'option' || closestOf({ parentOf }, node, isClosedList) === null),
    shownValueOf: ({ isField = false, value = '' }) => (isField ? value : ''),
    isInFront: ({ hidden }, purpose) =>
      purpose === 'any' ? hidden !== 'covered' : purpose === 'file' || hidden !== 'behind-dialog',
    edgesOf: ({ box }) => {
      if (!box) throw new Unknown('Where it stands is not known.');
      const [left, top, width, height] = box;
      return { left, top, right: left + width, bottom: top + height };
    },
    gridOf: (node) => {
      const table = tableAround(node);
      if (!table) return null;
      const grid =
        grids.get(table) ??
        gridIn(
          all.filter((one) => tableAround(one) === table),
          parentOf,
        );
      grids.set(table, grid);
      return grid;
    },
  };
}

type TraitNode = Pick<PageNode, 'kind' | 'role' | 'states' | 'isMixed' | 'traits' | 'text'> & {
  children?: { kind: Kind | null }[];
};

const isIn = ({ states = [] }: TraitNode, ...some: State[]) => states.some((one) => some.includes(one));

/** How nodes show traits that are not stored. */
const TRAITS: Partial<Record<Trait, (node: TraitNode) => boolean>> = {
  'opens-list': ({ kind, role }) => kind === 'dropdown' && role !== 'combobox' && role !== 'listbox',
  modal: ({ kind, role }) => kind === 'dialog' && role !== 'dialog' && role !== 'alertdialog',
  pressable: (node) => node.role !== 'switch' && (node.isMixed === true || isIn(node, 'on', 'off')),
  editable: ({ kind }) => kind === 'field',
  field: ({ role }) => isFieldRole(role),
  text: ({ text }) => text !== undefined,
  'no-row': ({ kind, role }) => role === 'row' && kind === null,
  'repeated-header': ({ kind, role }) => role === 'columnheader' && kind === null,
  expandable: (node) => isIn(node, 'expanded', 'collapsed'),
  fold: (node) => node.role === 'group' && hasTrait(node, 'expandable'),
  'page-end': ({ role }) => role === 'contentinfo',
  'section-limit': ({ role }) => LIMITS.test(role),
  editor: ({ role, children = [] }) =>
    role === 'iframe' && children.length === 1 && children[0]?.kind === 'field',
};

/** Whether a node is something beside its role. What stands around it aside. */
export function hasTrait(node: TraitNode, trait: Trait): boolean {
  return node.traits?.some((one) => one === trait) === true || TRAITS[trait]?.(node) === true;
}

/** Their texts are nodes of their own, and name them. */
function isNamedByParts({ role, children }: PageNode): boolean {
  return children !== undefined && /^(?:row|cell|gridcell|rowheader)$/.test(role);
}

/** The accessible name from the names and texts in a node. Fields in it are no part of it, nor are titles. */
function nameByParts(node: PageNode): string {
  const nameOf = (child: PageNode): string => {
    const { role, names = {}, text } = child;
    if (isFieldRole(role) || (text === undefined && UNNAMED.test(role))) return '';
    const isHint = names.accessible === (names.title ?? names.placeholder);
    return (isHint ? undefined : names.accessible) ?? text ?? nameByParts(child);
  };
  return cleanText(innerOf(node).map(nameOf).join(' '));
}

/** What a node shows. @param isLeftOut of what is in it */
function shownIn(node: PageNode, isLeftOut: (node: PageNode) => boolean): string {
  if (node.hidden === 'not-rendered') return '';
  const inner = innerOf(node).filter((child) => !isLeftOut(child));
  return cleanText(node.text ?? inner.map((child) => shownIn(child, isLeftOut)).join(' '));
}

/** @throws Unknown where a name may be all that an element shows which is no node, or which is not known letter by letter */
function mayShow({ parts = [] }: PageNode, text: string, key: string): boolean {
  if (parts.some((part) => hasNameKey(part, key)))
    throw new Unknown('The name is a part of a text on the page.');
  const squeeze = (words: string) => words.replaceAll(' ', '');
  const shown = nameKey(text);
  if (shown !== key && squeeze(shown) === squeeze(key))
    throw new Unknown('The name is on the page with other spaces.');
  const letters = squeeze(comparableText(text).toLowerCase());
  return key.split(' ').every((word) => letters.includes(word));
}

/** @param nodes all in a table, those of tables in it aside */
function gridIn(nodes: PageNode[], parentOf: (node: PageNode) => PageNode | null): Grid<PageNode> {
  const spans = new Map<PageNode, CellSpan>();
  const rows = new Map<PageNode, number>();
  for (const node of nodes) {
    if (!node.table) continue;
    const { row, column, rows: height = 1, columns: width = 1 } = node.table;
    spans.set(node, {
      rows: { start: row, end: row + height },
      columns: { start: column, end: column + width },
    });
    const around = closestOf({ parentOf }, node, ({ role }) => role === 'row');
    if (around) rows.set(around, row);
  }
  return {
    rows,
    spans,
    isHeader: ({ role }) => role === 'columnheader' || role === 'rowheader',
    isFilled: (cell) => /[\p{L}\p{Nd}]/u.test(shownIn(cell, () => false)),
  };
}
