import { cleanText } from 'shared/step-language/normal-text';
import { readState } from '../assert/element-state.ts';
import { ownValueOf } from '../assert/own-value.ts';
import { holdsText } from '../resolve/own-text.ts';
import { framesFor, isFor, isOfKind } from '../resolve/resolver.ts';
import { isVisible } from '../resolve/matching.ts';
import { nameOf, visibleTextOf } from '../resolve/names.ts';
import { idOf } from '../resolve/registry.ts';
import { roleOf } from '../resolve/roles.ts';
import { allElements, chainOf } from '../resolve/tree.ts';

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

const STATES = ['checked', 'selected', 'expanded', 'disabled'] as const;

/** What the document shows now. */
export function captureDocument(): CapturedDocument {
  const MAX_ELEMENTS = 3000;
  const MAX_LENGTH = 100;
  const CONTROLS =
    /^(?:checkbox|radio|switch|tab|combobox|listbox|textbox|searchbox|spinbutton|slider|button)$/;
  const CHANGEABLE =
    'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch], [role=tab], [aria-checked], [aria-pressed], [aria-selected], [aria-expanded], summary';
  const MESSAGES =
    '[role=alert], [role=status], [role=log], output, [aria-live=polite], [aria-live=assertive]';

  const roleIn = (element: Element): CapturedText['role'] => {
    const chain = chainOf(element);
    if (chain.some((node) => node.matches(MESSAGES))) return 'message';
    if (chain.some((node) => roleOf(node) === 'heading')) return 'heading';
    return chain.some((node) => isFor(node, 'click')) ? 'control' : 'text';
  };
  const controlOf = (element: Element): CapturedControl => {
    const value = ownValueOf(element);
    // Reading a state takes longer than anything else here.
    const hasState = (state: CapturedState) => state === 'disabled' || element.matches(CHANGEABLE);
    const stateOf = (state: CapturedState) => [state, hasState(state) ? readState(element, state) : null];
    return {
      value: !value || value.isSecret ? null : value.text,
      states: Object.fromEntries(STATES.map(stateOf)) as CapturedControl['states'],
      isFocused: element.matches(':focus'),
    };
  };

  const allTexts: string[] = [];
  const texts: CapturedDocument['texts'] = [];
  const controls: CapturedDocument['controls'] = [];
  const counted = new Map<Element, { count: number; entries: 'row' | 'item' }>();
  for (const element of allElements().slice(0, MAX_ELEMENTS)) {
    const isDialog = isOfKind(element, 'dialog');
    const entries = isOfKind(element, 'row') ? 'row' : roleOf(element) === 'listitem' ? 'item' : null;
    const isControl = CONTROLS.test(roleOf(element));
    const isText = holdsText(element);
    const isHolder = isOfKind(element, 'table') || roleOf(element) === 'list';
    if (!(isDialog || entries || isControl || isText || isHolder) || !isVisible(element)) continue;
    if (isHolder) counted.set(element, { count: 0, entries: isOfKind(element, 'table') ? 'row' : 'item' });
    const holder = entries && chainOf(element).find((node) => counted.has(node));
    const count = holder && counted.get(holder);
    if (count && count.entries === entries) count.count++;
    if (isControl) controls.push([idOf(element), controlOf(element)]);
    const text = isDialog ? nameOf(element) : isText ? visibleTextOf(element) : '';
    allTexts.push(text);
    if (text !== '' && text.length <= MAX_LENGTH)
      texts.push([idOf(element), { text, role: isDialog ? 'dialog' : roleIn(element) }]);
  }
  // Faster than the runner's own way of reading a page; only used to tell what is new.
  const values = controls.map(([, { value }]) => value ?? '');
  const drawn = document.body instanceof HTMLElement ? document.body.innerText : '';
  return {
    title: document.title,
    wholeText: cleanText([drawn, ...allTexts, ...values].join(' \n ')),
    texts,
    controls,
    counts: [...counted].map(([element, count]) => [idOf(element), count]),
    frames: [...framesFor(null).keys()].map(idOf),
  };
}
