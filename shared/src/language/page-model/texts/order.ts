import { dayIn, isoDay } from './days.ts';
import { amountIn } from './only-number.ts';

/**
 * The index of the first text whose successor belongs before it; null: they are in order. Numbers of one unit are
 * compared by size, days by the calendar, all else as text, where digits count as numbers ("A2" is before "A10"). Days such as
 * 03/04/2026 must be in order in both readings, if both are dates. Amounts in different units ("9 kg", "10 g") have no order.
 */
export function firstOutOfOrder(texts: string[], isDescending: boolean): number | null {
  const mixed = unitChange(texts);
  if (mixed !== null) return mixed;
  for (const compare of comparisonsFor(texts)) {
    const index = texts.slice(1).findIndex((text, at) => {
      const difference = compare(texts[at] ?? '', text);
      return isDescending ? difference < 0 : difference > 0;
    });
    if (index >= 0) return index;
  }
  return null;
}

/** The index of an amount before one in another unit; null: there is none, or not all of them are amounts. */
function unitChange(texts: string[]): number | null {
  const units = texts.map((text) =>
    /^[\d.,]+ ?\p{L}+$/u.test(text) ? comparableAmount(text)?.unit.replace(/s$/u, '') : undefined,
  );
  if (units.includes(undefined)) return null;
  const index = units.slice(1).findIndex((unit, at) => unit !== units[at]);
  return index < 0 ? null : index;
}

const BYTES = /^([kKMGTP])i?B$|^B$/u;

const SECONDS: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 };
const DURATION = /(\d+(?:[.,]\d+)?)\s*(ms|s|m|h|d)(?:ecs?|ins?|rs?|ays?)?\.?/giu;

/** "1 min 5 sec", "2h 30m" in seconds; null: it is no duration of several parts or one. */
function durationIn(text: string): { number: number; unit: string } | null {
  const parts = [...text.matchAll(DURATION)];
  const rest = text.replace(DURATION, '').trim();
  if (parts.length === 0 || rest !== '') return null;
  const seconds = parts.map(
    ([, count = '', unit = '']) => Number(count.replace(',', '.')) * (SECONDS[unit.toLowerCase()] ?? NaN),
  );
  return { number: seconds.reduce((sum, one) => sum + one, 0), unit: 's' };
}

/** Sizes of files in bytes and durations in seconds, whatever their units; all other amounts as they are. */
function comparableAmount(text: string): ReturnType<typeof amountIn> {
  const duration = durationIn(text);
  if (duration) return duration;
  const amount = amountIn(text);
  const size = amount && BYTES.exec(amount.unit);
  if (!size) return amount;
  const power = size[1] ? 'KMGTP'.indexOf(size[1].toUpperCase()) + 1 : 0;
  // 1,000 and 1,024 give the same order but for sizes that are closer than their rounding.
  return { number: amount.number * 1024 ** power, unit: 'B' };
}

type Comparison = (one: string, other: string) => number;

function comparisonsFor(texts: string[]): Comparison[] {
  const amounts = new Map(texts.map((text) => [text, comparableAmount(text)]));
  const units = new Set([...amounts.values()].map((amount) => amount?.unit));
  if (units.size === 1 && !units.has(undefined))
    return [(one, other) => (amounts.get(one)?.number ?? NaN) - (amounts.get(other)?.number ?? NaN)];
  const calendars = [dayIn, dayFirst, monthFirst].filter((read) =>
    texts.every((text) => read(text) !== null),
  );
  if (calendars.length > 0)
    return calendars.map((read) => (one, other) => compareTexts(read(one) ?? '', read(other) ?? ''));
  return [compareTexts];
}

function compareTexts(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' });
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u;

function dayFirst(text: string): string | null {
  const [, day, month, year] = SLASHED.exec(text.trim()) ?? [];
  return day && month && year ? isoDay(year, Number(month), day) : null;
}

function monthFirst(text: string): string | null {
  return dayFirst(text.trim().replace(SLASHED, '$2/$1/$3'));
}
