import {
  kindsFor,
  MASK,
  nameKey,
  type Kind,
  type Place,
  type Purpose,
  type Target,
} from 'shared/step-language';
import { isPartUnseen, matchesOf, pickNumbered } from '../model-search.ts';
import { nodesOf } from '../nodes.ts';
import type { PageModel, PageNode } from '../page-model.ts';
import { describe } from '../resolve/description.ts';
import { framesFor, regionsOf } from '../resolve/find.ts';
import { modelPage } from '../resolve/model-page.ts';
import { Unknown } from '../resolve/page-reader.ts';
import { rowParts } from '../resolve/tables.ts';
import { closestOf } from '../resolve/tree.ts';
import type { AssertedPage, Box, Described, ElementState, Seeking, SeenValue } from './asserted-page.ts';
import { stateOfNode } from './model-states.ts';
import { exactText, GAP, knownText, readText } from './model-texts.ts';

/** A node of a model. */
export interface DescribedNode extends Described {
  node: PageNode;
}

/** Kinds whose value capture stores, if they have one. */
const HOLDING: (Kind | null)[] = [...kindsFor('value'), 'progress bar'];
/** What has no value by itself and labels none. */
const VALUELESS = /^(?:text|generic|button|link|heading|checkbox|radio|switch|tab|img|listitem)$/;

function cannotTell(): never {
  throw new Unknown('The page does not tell that.');
}

const neverTold = async (): Promise<never> => Promise.resolve(cannotTell());

/** A stored page as assertions read it. Whatever it was not asked to remember it does not tell. */
export class ModelAssertedPage implements AssertedPage<DescribedNode, PageNode[]> {
  readonly #model: PageModel;
  readonly #startingUrl: string;

  constructor(model: PageModel, startingUrl: string) {
    this.#model = model;
    this.#startingUrl = startingUrl;
  }

  async matches(
    target: Target,
    purpose: Purpose,
    { hidden, plural }: Seeking = {},
  ): Promise<DescribedNode[]> {
    // What cannot be seen is not stored.
    if (hidden) cannotTell();
    const { nodes } = this.#model;
    const leniency = { every: purpose === 'any', plural: plural || target.ordinal !== null };
    const all = matchesOf(this.#model, target, purpose, leniency);
    const { name } = target;
    if (all.length === 0 && name !== null && purpose !== 'any' && this.#mayShow(name)) cannotTell();
    if (all.length === 0) this.#checkNames();
    const meant = pickNumbered(this.#model, all, target, purpose, leniency);
    const page = modelPage(nodes);
    return Promise.resolve(meant.map((node) => ({ node, description: describe(page, node) })));
  }

  /** Whether anything on the page may be called so: what has no role is no node, but may be used. */
  #mayShow(name: string): boolean {
    const squeeze = (text: string) => nameKey(text).replaceAll(' ', '');
    return this.#documents().some((nodes) => squeeze(readText(nodes)).includes(squeeze(name)));
  }

  /** The page, and each document in a frame. */
  #documents(nodes = this.#model.nodes): PageNode[][] {
    const frames = modelPage(nodes)
      .all()
      .filter(({ role }) => role === 'iframe');
    return [nodes, ...frames.flatMap(({ children = [] }) => this.#documents(children))];
  }

  async regions(place: Place | null): Promise<PageNode[][][]> {
    if (!place) return Promise.resolve(this.#documents().map((nodes) => [nodes]));
    const regions = this.#regionsIn(this.#model.nodes, place);
    if (regions.length === 0) this.#checkNames();
    return Promise.resolve(regions);
  }

  /** @throws Unknown where something has no name because it was a secret */
  #checkNames(): void {
    const isMasked = (text: string | undefined) => text?.includes(MASK) === true;
    for (const { names = {}, text } of nodesOf(this.#model))
      if (isMasked(text) || Object.values(names).some(isMasked)) cannotTell();
  }

  /** As a run looks for them: a frame inside the only region is a part of it. */
  #regionsIn(nodes: PageNode[], place: Place): PageNode[][][] {
    const page = modelPage(nodes);
    if (isPartUnseen(page, place)) cannotTell();
    const own = regionsOf(page, place)
      .regions.map((region) => region.filter(({ role }) => role !== 'iframe').map((node) => [node]))
      .filter((parts) => parts.length > 0);
    const inner = [...framesFor(page, place)].flatMap(([{ opaque, children = [] }, rest]) => {
      if (opaque) cannotTell();
      return rest ? this.#regionsIn(children, rest) : this.#documents(children).map((one) => [one]);
    });
    const [region, ...others] = own;
    return region && others.length === 0 ? [[...region, ...inner.flat()]] : [...own, ...inner];
  }

  partOf({ node }: DescribedNode): PageNode[] {
    return [node];
  }

  async textsIn(part: PageNode[] | null): Promise<string[]> {
    const documents = part ? [part] : this.#documents();
    const texts = documents.map(readText);
    return Promise.resolve(this.#isPartUnread() ? [...texts, GAP] : texts);
  }

  /** Whether more can be read than is stored: the browser shows why the focused field is not valid, and what is in an unread frame. */
  #isPartUnread(): boolean {
    const all = this.#documents().flatMap((nodes) => modelPage(nodes).all());
    return all.some(
      ({ states = [], opaque }) =>
        opaque === 'frame' || (states.includes('focused') && states.includes('invalid')),
    );
  }

  async stateOf({ node }: DescribedNode, state: ElementState): Promise<boolean | null> {
    return Promise.resolve(stateOfNode(node, state));
  }

  async lacks({ node: { traits = [] } }: DescribedNode, parts: 'columns' | 'entries'): Promise<boolean> {
    return Promise.resolve(traits.includes(`lacks-${parts}`));
  }

  readonly isDrawn = neverTold;
  readonly labelledValues = neverTold;
  readonly optionsOf = neverTold;
  readonly sortKeysOf = neverTold;
  readonly fieldErrorsOf = neverTold;
  readonly errors = neverTold;
  readonly newTexts = neverTold;
  readonly listsIn = neverTold;

  async valueOf(element: DescribedNode, isShown: boolean): Promise<SeenValue | null> {
    const { kind, role, value } = element.node;
    if (HOLDING.includes(kind)) {
      if (value !== undefined) return plain(exactText(knownText(value)));
      return isShown ? this.shownTextOf(element) : null;
    }
    if (isShown) return this.shownTextOf(element);
    if (!VALUELESS.test(role)) cannotTell();
    return null;
  }

  async shownTextOf({ node }: DescribedNode): Promise<SeenValue> {
    const { role, names = {} } = node;
    const page = modelPage(this.#documents().find((nodes) => modelPage(nodes).all().includes(node)) ?? []);
    const row = closestOf(page, node, (one) => one.role === 'row');
    // What is under a header of a column is meant by it; those of rows may be headers of columns, too.
    if (/^(?:columnheader|rowheader)$/.test(role) || (role.endsWith('cell') && row?.kind === null))
      cannotTell();
    const text = exactText(readText(rowParts(page.gridOf(node), node)));
    // The label of an option may be another than its text.
    if (role === 'option' && text !== names.accessible) cannotTell();
    return Promise.resolve(plain(text));
  }

  async placeholderOf({ node }: DescribedNode): Promise<string | null> {
    const { placeholder } = node.names ?? {};
    return Promise.resolve(placeholder === undefined ? cannotTell() : exactText(knownText(placeholder)));
  }

  async boxOf({ node: { box } }: DescribedNode): Promise<Box | null> {
    const [x, y, width, height] = box ?? cannotTell();
    // What is not rendered has no box, what is flat has one.
    if (width === 0 && height === 0) cannotTell();
    return Promise.resolve({ x, y, width, height });
  }

  address(): string {
    return exactText(knownText(this.#model.address));
  }

  isOnStartingSite(): boolean {
    const { origin } = new URL(this.#model.address);
    return origin !== 'null' && URL.parse(this.#startingUrl)?.origin === origin;
  }

  async title(): Promise<string> {
    return Promise.resolve(exactText(knownText(this.#model.title)));
  }

  async mainHeadings(): Promise<string[]> {
    return Promise.resolve((this.#model.headings ?? cannotTell()).map(knownText).map(exactText));
  }

  openDialog(): null {
    // No page is captured while one is open.
    return null;
  }
}

function plain(text: string): SeenValue {
  return { text, drawn: text, isSecret: false };
}
