import { cleanText } from 'shared/step-language/normal-text';
import { isSeen } from '../dom/visibility.ts';
import { nameOf } from '../resolve/names.ts';

const UNITS = ['year', 'month', 'day'] as const;
type Unit = (typeof UNITS)[number];

interface DatePart {
  unit: Unit;
  /** The place among all in the group that may be one. */
  index: number;
  /** The number that it holds; null: none, or a word. */
  value: number | null;
  /** Of a dropdown, the place of each option by its number. */
  options?: Record<number, number>;
}

/** The three parts of a date that a group asks for; null: it asks for something else. @param selector of all that may be one */
export function probeDateParts(group: Element, { selector }: { selector: string }): DatePart[] | null {
  const all = [...group.querySelectorAll<HTMLElement>(selector)];
  const parts = all.filter((part) => isSeen(part) && !part.closest('[aria-hidden=true]'));
  if (parts.length !== UNITS.length) return null;
  const known = parts.map(unitOf);
  // What nothing tells apart stands in the order of the language.
  const rest = orderOf(languageOf(group)).filter((unit) => !known.includes(unit));
  const units = known.map((unit) => unit ?? rest.shift());
  if (known.every((unit) => !unit) || new Set(units).size !== UNITS.length) return null;
  return parts.flatMap((part, index) => {
    const unit = units[index];
    const found = { index: all.indexOf(part), value: valueOf(part) };
    if (!unit) return [];
    return part instanceof HTMLSelectElement
      ? { ...found, unit, options: optionsOf(part, unit) }
      : { ...found, unit };
  });
}

/** English where the page names no language that there is. */
const languageOf = (element: Element): string => {
  const written = element.closest('[lang]')?.getAttribute('lang')?.replace('_', '-') ?? '';
  try {
    return Intl.getCanonicalLocales(written)[0] ?? 'en';
  } catch {
    return 'en';
  }
};

const orderOf = (language: string): Unit[] =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(0)
    .flatMap(({ type }) => UNITS.filter((unit) => unit === type));

/** What a part says that it is: by its name in the language of the page, by its limits or by the room that it has. */
function unitOf(part: Element): Unit | undefined {
  const name = nameOf(part).toLowerCase();
  const named = [languageOf(part), 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'dateTimeField' });
    return UNITS.filter((unit) => names.of(unit)?.toLowerCase() === name);
  });
  if (named[0]) return named[0];
  const most = Number(part.getAttribute('aria-valuemax') ?? part.getAttribute('max') ?? 0);
  const room = (part as HTMLInputElement).maxLength;
  const choices = part instanceof HTMLSelectElement ? part.options.length : 0;
  const shown = cleanText(`${part.getAttribute('placeholder') ?? ''}${part.textContent ?? ''}`);
  if (most > 31 || room === 4 || choices > 32 || /^(\p{L})\1{3}$/u.test(shown)) return 'year';
  if (most === 31 || choices === 31 || choices === 32) return 'day';
  return most === 12 || choices === 12 || choices === 13 ? 'month' : undefined;
}

function valueOf(part: Element): number | null {
  if (part instanceof HTMLSelectElement) return part.selectedIndex;
  const text =
    part instanceof HTMLInputElement ? part.value : (part.getAttribute('aria-valuenow') ?? part.textContent);
  return /^\s*\p{Nd}+\s*$/u.test(text ?? '') ? Number(text) : null;
}

/** By the numbers that the options show or stand for; months may be words. */
function optionsOf({ options }: HTMLSelectElement, unit: Unit): Record<number, number> {
  const all = [...options];
  const first = all.length - 12;
  return Object.fromEntries(
    all.flatMap(({ text, value }, index) => {
      const number = [text, value]
        .map((one) => (one.trim() === '' ? NaN : Number(one)))
        .find((one) => one > 0);
      if (number !== undefined && !(unit === 'month' && Number.isNaN(Number(text)))) return [[number, index]];
      return unit === 'month' && index >= first ? [[index - first + 1, index]] : [];
    }),
  );
}
