import { hasNameKey, kindsFor, nameKey, type Kind, type Purpose, type Target } from 'shared/step-language';
import { captioned, namelessIn } from './captions.ts';
import { isFor, isOfKind, isRadioGroup } from './kinds.ts';
import { isCalled, showsWhole, signsOf, textsCalled } from './matching.ts';
import type { PageReader } from './page-reader.ts';
import { boxOf, cardAround, rangeOf } from './sections.ts';
import { columnCells, mergedRowsOf, rowParts } from './tables.ts';
import { chainOf, closestOf, inOrder } from './tree.ts';

const TITLED = new Set<Kind>(['section', 'card', 'list', 'table', 'form', 'dialog', 'navigation', 'menu']);
const BY_CONTENT = new Set<Kind | null>(['row', 'item', 'card', 'cell']);
const NAMED_BY_TITLE = new Set<Kind>(['field', 'dropdown', 'switch', 'checkbox', 'slider']);
const BY_TEXT = new Set<Kind>(['message', 'tooltip', 'item', 'cell', 'row']);

/** Whether an element of a kind is called by what it contains. */
export function isNamedByContent(kind: Kind | null): boolean {
  return BY_CONTENT.has(kind);
}

/** All elements of a kind. Cards are the similar boxes around headings, if there are any: entries of a menu are list items, too. */
export function ofKind<N>(page: PageReader<N>, kind: Kind): N[] {
  const headings = kind === 'card' ? page.all().filter((node) => page.roleOf(node) === 'heading') : [];
  const cards = new Set(headings.flatMap((heading) => cardAround(page, heading) ?? []));
  return cards.size > 0 ? [...cards] : page.all().filter((node) => isOfKind(page, node, kind));
}

/** The headings of a name. */
export function headingsCalled<N>(page: PageReader<N>, name: string): N[] {
  return page.all().filter((node) => page.roleOf(node) === 'heading' && isCalled(page, node, name));
}

/** Boxes that start with a heading or summary, and the lists and tables below a heading. */
function titled<N>(page: PageReader<N>, kind: Kind, name: string): N[] {
  const isKind = (node: N) => isOfKind(page, node, kind);
  const folds = page.all().filter((node) => page.has(node, 'fold') && isKind(node));
  const opened = folds.filter((fold) =>
    page.childrenOf(fold).some((child) => page.has(child, 'fold-title') && showsWhole(page, child, name)),
  );
  const boxes = headingsCalled(page, name).flatMap((heading) => {
    const box = boxOf(page, heading, isKind);
    if (kind === 'section' || kind === 'card' || (box && isKind(box))) return box ?? [];
    if (kind === 'dialog') return closestOf(page, heading, isKind) ?? [];
    const below = rangeOf(page, heading).flatMap((root) =>
      page.all().filter((one) => isKind(one) && page.isWithin(one, root)),
    );
    return below.filter((one) => !below.some((other) => other !== one && page.isWithin(one, other)));
  });
  return [...opened, ...boxes];
}

function byContent<N>(page: PageReader<N>, kind: Kind, name: string): N[] {
  return signsOf(page, name).flatMap((sign) => {
    const merged = kind === 'row' ? mergedRowsOf(page, sign) : [];
    if (merged.length > 0) return merged.filter((row) => isOfKind(page, row, kind));
    const beginOf = (node: N) =>
      kind === 'row' && page.roleOf(node) === 'row' ? (rowParts(page.gridOf(node), node)[0] ?? node) : node;
    const own = closestOf(page, sign, (node) => isOfKind(page, beginOf(node), kind));
    if (own !== null) return beginOf(own);
    return kind === 'card' ? (cardAround(page, sign) ?? []) : [];
  });
}

/** A higher box is a part of the page rather than a line of several. */
const MAX_LINE_HEIGHT = 200;

/** Of several similar boxes those with a text, which are rows for a person where no table has them. */
function linesWith<N>(page: PageReader<N>, name: string): N[] {
  const lines = signsOf(page, name).flatMap((sign) => cardAround(page, sign) ?? []);
  return [...new Set(lines)].filter((line) => {
    const { top, bottom } = page.edgesOf(line);
    return bottom - top <= MAX_LINE_HEIGHT;
  });
}

/** The fields without a name in a column that is called so: in the row that is edited, its header says what a field is for. */
function inColumn<N>(page: PageReader<N>, name: string, isMeant: (node: N) => boolean): N[] {
  const headers = page
    .all()
    .filter((node) => page.roleOf(node) === 'columnheader' && isCalled(page, node, name));
  const cells = headers.flatMap((header) => columnCells(page, header));
  const fields = cells.flatMap((cell) => page.elementsIn(cell)).filter(isMeant);
  return fields.filter((field) => page.nameOf(field) === '' && page.seenNamesOf(field).length === 0);
}

function ofKindCalled<N>(page: PageReader<N>, kind: Kind, name: string): N[] {
  if (kind === 'text') return textsCalled(page, name);
  const isFrame = (node: N) =>
    kind === 'frame' && page.frameNamesOf(node).some((one) => nameKey(one) === nameKey(name));
  const own = ofKind(page, kind).filter(
    (node) =>
      isCalled(page, node, name) || isFrame(node) || (BY_TEXT.has(kind) && showsWhole(page, node, name)),
  );
  return inOrder(page, [
    ...own,
    ...(TITLED.has(kind) ? titled(page, kind, name) : []),
    ...(isNamedByContent(kind) ? byContent(page, kind, name) : []),
  ]);
}

const isSearch = <N>(page: PageReader<N>, node: N) => /^search(?:box)?$/.test(page.roleOf(node));

/** The fields that only their role names: "the search field". */
function byRole<N>(page: PageReader<N>, kind: Kind, name: string): N[] {
  if (kind !== 'field' || nameKey(name) !== 'search') return [];
  return ofKind(page, kind).filter(
    (field) => closestOf(page, field, (node) => isSearch(page, node)) !== null,
  );
}

/**
 * Candidates for a target without its place and number: sets of elements, of which the first non-empty one counts.
 * @param isEveryMeant includes controls and other texts of that name
 */
export function meanings<N>(
  page: PageReader<N>,
  { name, kind, ordinal, place }: Target,
  purpose: Purpose,
  isEveryMeant: boolean,
): (() => N[])[] {
  const isToggle = (node: N) => isFor(page, node, 'toggle');
  const isHinted = (node: N) => page.hintsOf(node).some((hint) => hasNameKey(hint, nameKey(name ?? '')));
  if (kind !== null) {
    const files = () =>
      page.all().filter((node) => isFor(page, node, 'file') && (name === null || isCalled(page, node, name)));
    const called = (one: Kind) => (name === null ? ofKind(page, one) : ofKindCalled(page, one, name));
    const own = () => called(kind);
    if (purpose === 'file') return [files, own];
    // By its name a person means a field, but "the text area" is no search box.
    if (kind === 'text area' && name !== null)
      return [own, ...meanings(page, { name, kind: 'field', ordinal, place }, purpose, isEveryMeant)];
    if (purpose !== 'toggle' || !kindsFor('toggle').includes(kind))
      return name === null
        ? [own]
        : [
            own,
            () => ofKind(page, kind).filter(isHinted),
            () => byRole(page, kind, name),
            // A sign without a role that is only called so, such as "×", is a button for a person.
            () =>
              kind === 'button' && purpose === 'click'
                ? page.all().filter((node) => page.roleOf(node) === '' && isHinted(node))
                : [],
            // A checkbox can be drawn as a switch, and a message as any text, which their roles do not tell.
            () => (kind === 'switch' && purpose === 'click' ? called('checkbox') : []),
            // Links and buttons that stand side by side can be drawn as tabs.
            () => (purpose === 'click' && kind === 'tab' ? [...called('button'), ...called('link')] : []),
            () => (kind === 'message' ? textsCalled(page, name) : []),
            () => (kind === 'row' ? linesWith(page, name) : []),
            () => (kind === 'field' ? captioned(page, name, (node) => isOfKind(page, node, kind)) : []),
            () => (kind === 'field' ? inColumn(page, name, (node) => isOfKind(page, node, kind)) : []),
            () =>
              NAMED_BY_TITLE.has(kind) ? namelessIn(page, name, (node) => isOfKind(page, node, kind)) : [],
          ];
    const kinds: Kind[] = kind === 'switch' ? ['switch', 'checkbox'] : [kind];
    const titledBy = (title: string) =>
      namelessIn(page, title, isToggle).filter((node) => kinds.some((one) => isOfKind(page, node, one)));
    return [...kinds.map((one) => () => called(one)), ...(name === null ? [] : [() => titledBy(name)])];
  }
  const fitting = () => page.all().filter((node) => isFor(page, node, purpose));
  if (name === null) return [fitting];
  const controls = () => fitting().filter((node) => isCalled(page, node, name));
  const texts = () => inOrder(page, [...textsCalled(page, name), ...page.all().filter(isHinted)]);
  if (isEveryMeant) {
    const found = controls();
    const belongs = (text: N, control: N) => page.isWithin(text, control) || page.isLabelOf(text, control);
    const others = texts().filter((text) => !found.some((control) => belongs(text, control)));
    return [() => inOrder(page, [...found, ...others])];
  }
  const nameless = () => namelessIn(page, name, (node) => isFor(page, node, purpose));
  if (purpose === 'toggle') return [controls, nameless];
  // Without a label that is seen, a person calls it by what it shows.
  const showing = () => fitting().filter((node) => nameKey(page.shownValueOf(node)) === nameKey(name));
  const groups = () => page.all().filter((node) => isCalled(page, node, name) && isRadioGroup(page, node));
  const fields = () => page.all().filter((node) => isFor(page, node, 'field') && isCalled(page, node, name));
  if (purpose === 'dropdown') return [controls, showing, groups, nameless, fields];
  const hinted = () => fitting().filter(isHinted);
  if (purpose === 'field')
    return [
      controls,
      hinted,
      nameless,
      () => captioned(page, name, (node) => isFor(page, node, purpose)),
      () => inColumn(page, name, (node) => isFor(page, node, purpose)),
    ];
  return /^(?:click|expand|any)$/.test(purpose) ? [controls, hinted, texts] : [controls, hinted];
}

/** Removes ancestors of another match with the same text, and elements of which another match is the heading. */
export function withoutWrappers<N>(page: PageReader<N>, nodes: N[]): N[] {
  const isSame = (outer: N, inner: N) => {
    const [shown, shownAround] = [nameKey(page.visibleTextOf(inner)), nameKey(page.visibleTextOf(outer))];
    if (shown !== '' && shown === shownAround) return true;
    const name = nameKey(page.nameOf(inner)) || shown;
    const isAllOfIt = ['', name].includes(shownAround);
    return nameKey(page.nameOf(outer)) === name && (isAllOfIt || page.roleOf(inner) === 'heading');
  };
  const wrappers = new Set<N>();
  const chosen = new Set(nodes);
  for (const inner of nodes)
    for (const outer of chainOf(page, inner).slice(1))
      if (chosen.has(outer) && isSame(outer, inner)) wrappers.add(outer);
  return nodes.filter((node) => !wrappers.has(node));
}
