const MAX_LINES = 2000;
const MAX_LINE_LENGTH = 2000;

/** `482913`, `482 913`, `482-913`, `G-482913`; other numbers next to them are separated later. */
const DIGITS = /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}-)?(\d+(?:[ \u{a0}-]\d+)*)(?![\p{L}\p{N}])/gu;
const CODE_WORDS =
  /\b(?:code|passcode|otp|pin|one[- ]time|verification|verify|verifizierung|bestätigung|confirmation|security|token|sicherheitscode|código|codice)/iu;
const PHONE_WORDS = /\b(?:tel|telephone|phone|fax|call|hotline|telefon|mobile)\b|\+\d/iu;
const NUMBER_WORDS =
  /(?:\b(?:order|invoice|number|no|nr|reference|ref|customer|ticket|account|id)\b[.:]?|#)\s*$/iu;
const CURRENCY = /(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF))/u;

/** Less than what being called a code counts. */
const DOUBT = 2.5;

interface Candidate {
  code: string;
  score: number;
}

/**
 * The codes of so many digits in a mail that are most likely meant: near words for codes or alone in a line, and neither year, price,
 * phone number nor in an address. One: it is clear. Several: they are equally likely. None: there is no such code.
 */
export function findCodes({ subject, text }: { subject: string; text: string }, digits: number): string[] {
  const lines = [subject, ...text.split(/\r?\n/u, MAX_LINES)]
    .map((line) => line.slice(0, MAX_LINE_LENGTH).trim())
    .filter((line) => line !== '');
  const candidates = lines.flatMap((line, index) => candidatesIn(line, lines[index - 1] ?? '', digits));
  const best = Math.max(...candidates.map(({ score }) => score));
  const likely = best < 0 ? [] : candidates.filter(({ score }) => score === best);
  return [...new Set(likely.map(({ code }) => code))];
}

function candidatesIn(line: string, lineBefore: string, digits: number): Candidate[] {
  // The addresses of links contain numbers of all kinds.
  const plain = line.replace(/\S+:\/\/\S+|\S+@\S+/gu, (address) => ' '.repeat(address.length));
  return [...plain.matchAll(DIGITS)].flatMap((match) => {
    const [whole, group = ''] = match;
    const before = plain.slice(0, match.index);
    const after = plain.slice(match.index + whole.length);
    return codesOf(group, digits).map((code) => ({
      code,
      score: scoreOf(code, { line: plain.trim(), whole, before, after, lineBefore }),
    }));
  });
}

/** The group as one code, `482 913`, or else the numbers of that length in it. */
function codesOf(group: string, digits: number): string[] {
  const groups = group.split(/[^\d]/u);
  const [first = ''] = groups;
  const isOneCode =
    groups.join('').length === digits &&
    first.length > 1 &&
    groups.every(({ length }) => length === first.length);
  if (isOneCode) return [groups.join('')];
  return group.includes('-') ? [] : groups.filter(({ length }) => length === digits);
}

interface Surroundings {
  line: string;
  /** The number as it is written. */
  whole: string;
  before: string;
  after: string;
  lineBefore: string;
}

function scoreOf(code: string, { line, whole, before, after, lineBefore }: Surroundings): number {
  const isNamed = CODE_WORDS.test(line);
  const isAlone = line === whole;
  const isNamedBefore = isAlone && CODE_WORDS.test(lineBefore);
  let score = (isNamed ? 3 : 0) + (isNamedBefore ? 3 : 0) + (isAlone ? 2 : 0);
  const isFragment = /\d[.,:/]$/u.test(before) || /^[.,:/]\d/u.test(after);
  const isPrice = CURRENCY.test(before.slice(-4)) || CURRENCY.test(after.slice(0, 5));
  if (isFragment || isPrice) return -1;
  const doubts = [
    PHONE_WORDS.test(line),
    NUMBER_WORDS.test(before),
    code.length === 4 && /^(?:19|20)/u.test(code),
    code.length === 5 && /^[ ,]+\p{Lu}\p{Ll}/u.test(after),
  ];
  // A number that is called a code is one where nothing else is.
  if (doubts.includes(true)) score -= DOUBT;
  return score;
}
