import type { State, Target } from 'shared/step-language';
import { readState } from '../../agent/assert/element-state.ts';
import { ownValues, type SeenValue } from '../../agent/assert/own-value.ts';
import { withProbeModules } from '../../agent/probe/dom-probe.ts';
import { RESOLVER_MODULES } from '../../agent/resolve/page/in-page.ts';
import { libraryIndexOf } from '../../browser/page-library.ts';

/** The library (browser/page-library.ts) inside the page. */
declare const library: ((element: Element, state: State) => boolean | null)[];

const STATES = ['checked', 'selected', 'expanded', 'disabled', 'read-only', 'required', 'empty'] as const;
export type FactState = (typeof STATES)[number];

/** What can be said of an element. */
export interface ElementFacts {
  /** null: it has no such state. */
  states: Record<FactState, boolean | null>;
  /** Its own value; null: it has none. */
  value: SeenValue | null;
  /** The text that it shows; of a long one its beginning. */
  text: string;
  /** Texts near it, in its own row or item, that may label it; the nearest first. */
  labels: string[];
  /** If it is a cell: how its row and column call it. */
  cells: Target[];
  placeholder: string;
  /** The options of a native dropdown that can be chosen. */
  options: { label: string; isSelected: boolean }[];
  isMainHeading: boolean;
  isControl: boolean;
  /** The list or table that it is in, and what its entries are. */
  holder: { id: string; entries: 'row' | 'item' } | null;
}

/** The index of `readState` in the library, which `readFacts` calls in the page. */
export const STATE_PROBE = { read: libraryIndexOf(readState) ?? -1, states: STATES };

/** Reads an element by its id. null: it has been removed. */
export const readFacts = withProbeModules(
  ...RESOLVER_MODULES,
  ownValues,
)((page, _: unknown, { id, read, states }: { id: string } & typeof STATE_PROBE): ElementFacts | null => {
  const MAX_TEXT = 200;
  const MAX_LABELS = 5;
  const element = page.elementOf(id);
  if (!element?.isConnected) return null;

  const isEditable = page.ownValueOf(element) !== null;
  const cells = page.isOfKind(element, 'cell') ? [...page.inColumn(element)] : [];
  const around = page.chainOf(element).slice(1, 4);
  const entry = around.findIndex((node) => page.isOfKind(node, 'row') || page.isOfKind(node, 'item'));
  const near = entry < 0 ? around : around.slice(0, entry + 1);
  const labels = near.flatMap((node) => page.textsIn(node, element));
  const holder = page
    .chainOf(element)
    .find((node) => page.isOfKind(node, 'table') || page.roleOf(node) === 'list');
  const options = element instanceof HTMLSelectElement ? [...element.options] : [];
  return {
    states: Object.fromEntries(
      states.map((state) => [state, library[read]?.(element, state) ?? null]),
    ) as ElementFacts['states'],
    value: page.ownValueOf(element),
    text: isEditable ? '' : page.visibleTextOf(element).slice(0, MAX_TEXT),
    labels: [...new Set(labels)].slice(0, MAX_LABELS),
    cells,
    placeholder: page.clean(element.getAttribute('placeholder') ?? ''),
    options: options
      .filter(({ disabled, label }) => !disabled && label.trim() !== '')
      .map((option) => ({ label: page.clean(option.label), isSelected: option.selected })),
    isMainHeading: page.roleOf(element) === 'heading' && page.levelOf(element) === 1,
    isControl: page.isFor(element, 'click'),
    holder: holder
      ? { id: page.idOf(holder), entries: page.isOfKind(holder, 'table') ? 'row' : 'item' }
      : null,
  };
});
