import type { Locator } from 'playwright-core';
import { isolated } from '../../agent/isolated.ts';
import { ordinalOf } from '../../agent/reading/targets/ordinals.ts';
import { wholeName } from '../../agent/texts/text-pattern.ts';

/** One entry of a native list. */
export interface Option {
  label: string;
  /** "Please choose" is no choice. */
  isChoice: boolean;
  isChosen: boolean;
}

export interface ListState {
  options: Option[];
  isMultiple: boolean;
  /** Differs where anything else of the page has changed meanwhile. */
  surroundings: string;
}

/** What a native list offers and shows. */
export function stateOf(list: Locator): Promise<ListState> {
  return isolated(list, readState);
}

/** Runs inside the page. */
function readState(list: Element): ListState {
  const options = list instanceof HTMLSelectElement ? [...list.options] : [];
  const HEADING = /^\W*$|^\W*(?:please\s+)?(?:select|choose|pick)\b/i;
  let hash = 0;
  for (const character of document.body.textContent ?? '')
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return {
    options: options.map(({ label, value, disabled, selected }, index) => ({
      label: label.trim(),
      isChoice: value !== '' && !disabled && !(index === 0 && HEADING.test(label)),
      isChosen: selected,
    })),
    isMultiple: list instanceof HTMLSelectElement && list.multiple,
    surroundings: `${location.href} ${document.querySelectorAll('*').length} ${hash}`,
  };
}

/** "Viewer" of "Viewer — can only view": all that stands between two marks of a label. */
function isPartOf(label: string, name: string): boolean {
  const parts = label.split(/\s[-–—]+\s|\s*[—:;,()|·/]\s*/u);
  return parts.length > 1 && parts.some((part) => wholeName(name, true).test(part));
}

/**
 * The place of the option that a step names: to the letter, in other case, by a part of it that only one has, or by its number ("the
 * second"). null: there is none.
 */
export function placeOf(options: Option[], name: string): number | null {
  const exact = options.findIndex(({ label }) => label === name);
  const place = exact >= 0 ? exact : options.findIndex(({ label }) => wholeName(name, true).test(label));
  if (place >= 0) return place;
  const parts = [...options.keys()].filter((index) => isPartOf(options[index]?.label ?? '', name));
  if (parts.length === 1) return parts[0] ?? null;
  const ordinal = /^\p{L}+$/u.test(name) ? ordinalOf(name) : null;
  if (ordinal === null) return null;
  const choices = [...options.keys()].filter((index) => options[index]?.isChoice);
  return choices.at(ordinal < 0 ? -1 : ordinal - 1) ?? null;
}
