import type { SeenValue } from 'shared/page-model/assert';
import type { Target } from 'shared/step-language';
import { cleanText } from 'shared/step-language/normal-text';
import { readState } from '../assert/element-state.ts';
import { ownValueOf } from '../assert/own-value.ts';
import { inColumn, isFor, isOfKind, textsIn } from '../resolve/resolver.ts';
import { visibleTextOf } from '../resolve/names.ts';
import { elementOf, idOf } from '../resolve/registry.ts';
import { levelOf, roleOf } from '../resolve/roles.ts';
import { chainOf } from '../resolve/tree.ts';

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

const STATES = ['checked', 'selected', 'expanded', 'disabled', 'read-only', 'required', 'empty'] as const;

/** Reads an element by its id. null: it has been removed. */
export function readFacts(_: unknown, { id }: { id: string }): ElementFacts | null {
  const MAX_TEXT = 200;
  const MAX_LABELS = 5;
  const element = elementOf(id);
  if (!element?.isConnected) return null;

  const isEditable = ownValueOf(element) !== null;
  const cells = isOfKind(element, 'cell') ? [...inColumn(element)] : [];
  const around = chainOf(element).slice(1, 4);
  const entry = around.findIndex((node) => isOfKind(node, 'row') || isOfKind(node, 'item'));
  const near = entry < 0 ? around : around.slice(0, entry + 1);
  const labels = near.flatMap((node) => textsIn(node, element));
  const holder = chainOf(element).find((node) => isOfKind(node, 'table') || roleOf(node) === 'list');
  const options = element instanceof HTMLSelectElement ? [...element.options] : [];
  return {
    states: Object.fromEntries(
      STATES.map((state) => [state, readState(element, state)]),
    ) as ElementFacts['states'],
    value: ownValueOf(element),
    text: isEditable ? '' : visibleTextOf(element).slice(0, MAX_TEXT),
    labels: [...new Set(labels)].slice(0, MAX_LABELS),
    cells,
    placeholder: cleanText(element.getAttribute('placeholder') ?? ''),
    options: options
      .filter(({ disabled, label }) => !disabled && label.trim() !== '')
      .map((option) => ({ label: cleanText(option.label), isSelected: option.selected })),
    isMainHeading: roleOf(element) === 'heading' && levelOf(element) === 1,
    isControl: isFor(element, 'click'),
    holder: holder ? { id: idOf(holder), entries: isOfKind(holder, 'table') ? 'row' : 'item' } : null,
  };
}
