import { ownValues } from '../../agent/assert/own-value.ts';
import { readState } from '../../agent/assert/element-state.ts';
import { withProbeModules } from '../../agent/probe/dom-probe.ts';
import { RESOLVER_MODULES } from '../../agent/resolve/page/in-page.ts';
import { libraryIndexOf } from '../../browser/page-library.ts';

/** The library (browser/page-library.ts) inside the page. */
declare const library: ((element: Element, state: CapturedState) => boolean | null)[];

const STATES = ['checked', 'selected', 'expanded', 'disabled'] as const;
export type CapturedState = (typeof STATES)[number];

/** A text that no element divides, or the name of a dialog. */
export interface CapturedText {
  text: string;
  /** `control`: a part of a button, link or other control. */
  role: 'dialog' | 'message' | 'heading' | 'control' | 'text';
}

export interface CapturedControl {
  /** null: it has none, or one that must not be repeated. */
  value: string | null;
  states: Record<CapturedState, boolean | null>;
  /** The person has probably just used it. */
  isFocused: boolean;
}

/** What a document shows at one moment. */
export interface CapturedDocument {
  title: string;
  wholeText: string;
  texts: [id: string, CapturedText][];
  controls: [id: string, CapturedControl][];
  counts: [id: string, { count: number; entries: 'row' | 'item' }][];
  /** Ids of visible frames. */
  frames: string[];
}

/** The index of `readState` in the library, which `captureDocument` calls in the page. */
export const CAPTURE_PROBE = { read: libraryIndexOf(readState) ?? -1, states: STATES };

export const captureDocument = withProbeModules(
  ...RESOLVER_MODULES,
  ownValues,
)((page, _: unknown, { states, read }: typeof CAPTURE_PROBE): CapturedDocument => {
  const MAX_ELEMENTS = 3000;
  const MAX_LENGTH = 100;
  const CONTROLS =
    /^(?:checkbox|radio|switch|tab|combobox|listbox|textbox|searchbox|spinbutton|slider|button)$/;
  const CHANGEABLE =
    'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch], [role=tab], [aria-checked], [aria-pressed], [aria-selected], [aria-expanded], summary';
  const MESSAGES =
    '[role=alert], [role=status], [role=log], output, [aria-live=polite], [aria-live=assertive]';

  const roleIn = (element: Element): CapturedText['role'] => {
    const chain = page.chainOf(element);
    if (chain.some((node) => node.matches(MESSAGES))) return 'message';
    if (chain.some((node) => page.roleOf(node) === 'heading')) return 'heading';
    return chain.some((node) => page.isFor(node, 'click')) ? 'control' : 'text';
  };
  const controlOf = (element: Element): CapturedControl => {
    const value = page.ownValueOf(element);
    // Reading a state takes longer than anything else here.
    const hasState = (state: CapturedState) => state === 'disabled' || element.matches(CHANGEABLE);
    const stateOf = (state: CapturedState) => [
      state,
      hasState(state) ? (library[read]?.(element, state) ?? null) : null,
    ];
    return {
      value: !value || value.isSecret ? null : value.text,
      states: Object.fromEntries(states.map(stateOf)) as CapturedControl['states'],
      isFocused: element.matches(':focus'),
    };
  };

  const allTexts: string[] = [];
  const texts: CapturedDocument['texts'] = [];
  const controls: CapturedDocument['controls'] = [];
  const counted = new Map<Element, { count: number; entries: 'row' | 'item' }>();
  for (const element of page.all.slice(0, MAX_ELEMENTS)) {
    const isDialog = page.isOfKind(element, 'dialog');
    const entries = page.isOfKind(element, 'row')
      ? 'row'
      : page.roleOf(element) === 'listitem'
        ? 'item'
        : null;
    const isControl = CONTROLS.test(page.roleOf(element));
    const isText = page.holdsText(element);
    const isHolder = page.isOfKind(element, 'table') || page.roleOf(element) === 'list';
    if (!(isDialog || entries || isControl || isText || isHolder) || !page.isVisible(element)) continue;
    if (isHolder)
      counted.set(element, { count: 0, entries: page.isOfKind(element, 'table') ? 'row' : 'item' });
    const holder = entries && page.chainOf(element).find((node) => counted.has(node));
    const count = holder && counted.get(holder);
    if (count && count.entries === entries) count.count++;
    if (isControl) controls.push([page.idOf(element), controlOf(element)]);
    const text = isDialog ? page.nameOf(element) : isText ? page.visibleTextOf(element) : '';
    allTexts.push(text);
    if (text !== '' && text.length <= MAX_LENGTH)
      texts.push([page.idOf(element), { text, role: isDialog ? 'dialog' : roleIn(element) }]);
  }
  // Faster than the runner's own way of reading a page; only used to tell what is new.
  const values = controls.map(([, { value }]) => value ?? '');
  const drawn = document.body instanceof HTMLElement ? document.body.innerText : '';
  return {
    title: document.title,
    wholeText: page.clean([drawn, ...allTexts, ...values].join(' \n ')),
    texts,
    controls,
    counts: [...counted].map(([element, count]) => [page.idOf(element), count]),
    frames: [...page.framesFor(null).keys()].map(page.idOf),
  };
});
