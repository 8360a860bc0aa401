const GROUPED = /\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?(?!\d)/u;
const NUMBERS = new RegExp(`${GROUPED.source}|\\d(?:[\\d.,]*\\d)?`, 'gu');
const CURRENCY = /[$€£¥]|\b[A-Z]{3}\b/u;
/** "A101" and "A-101" are names; "USD101" is an amount. */
const IN_NAME = /(?<!(?<!\p{L})[A-Z]{3})(?<=\p{L})-?$/u;
/** Dashes that stand for a minus directly before a number; some keyboards and typesetters write them. */
export const MINUS_SIGNS = '-−‐‑–﹣－';
const MINUS = new RegExp(`(?:^|[\\s(])(?:[-−]\\s?|[${MINUS_SIGNS}])(?:(?:[$€£¥]|[A-Z]{3})\\s?)?$`, 'u');
/** As ledgers write it: "12.50-". */
const MINUS_BEHIND = /^\s?[-−]$/u;
const SIGN = new RegExp(`[${MINUS_SIGNS}+]\\s*`, 'u');
/** As accounts write what is owed. "(3)" alone counts something. */
const IN_BRACKETS = /^\([^()]+\)$/u;

interface Amount {
  number: number;
  /** The rest of the text: a currency, a unit. */
  unit: string;
}

/**
 * The only number in a text; null: it has none, or several ("2026-12-24", "10:30").
 * Of "." and "," the later one is the decimal mark; one that comes several times separates thousands. A single one is the decimal
 * mark, but for a comma before three digits, and a point before three digits of an amount of money. In brackets it is
 * negative if it is an amount of money or has such a mark.
 */
export function amountIn(text: string): Amount | null {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const found = [...plain.matchAll(NUMBERS)].filter(({ index }) => !IN_NAME.test(plain.slice(0, index)));
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  const before = plain.slice(0, only.index);
  const isOwed = IN_BRACKETS.test(plain) && (CURRENCY.test(plain) || /\D/u.test(only[0]));
  const behind = plain.slice(only.index + only[0].length);
  const isNegative = isOwed || MINUS.test(before) || MINUS_BEHIND.test(behind);
  const around = (before + behind).replace(SIGN, '');
  const unit = isOwed ? around.replace(/[()]/gu, '') : around;
  const number = parse(only[0].replace(/[ '’]/gu, ''), CURRENCY.test(unit));
  if (number === null) return null;
  return { number: isNegative ? -number : number, unit: unit.replace(/\s/gu, '') };
}

export function onlyNumberIn(text: string): number | null {
  return amountIn(text)?.number ?? null;
}

function parse(digits: string, isMoney: boolean): number | null {
  const marks = digits.match(/[.,]/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return Number(digits);
  const isSole = marks.length === 1;
  const separatesThousands = isSole
    ? /^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits) && (last === ',' || isMoney)
    : marks.every((mark) => mark === last);
  const [whole = '', fraction = ''] = separatesThousands
    ? [digits]
    : [digits.slice(0, digits.lastIndexOf(last)), digits.slice(digits.lastIndexOf(last) + 1)];
  const isGrouped = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d+$/u.test(whole);
  return isGrouped && !whole.includes(separatesThousands ? '\0' : last)
    ? Number(`${whole.replace(/[.,]/gu, '')}.${fraction || 0}`)
    : null;
}
