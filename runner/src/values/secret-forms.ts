import { SECRET_MIN_LENGTH } from 'shared/constants';
import { cleanText } from 'shared/step-language/normal-text';
import { decoded } from '../browser/address.ts';

const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu;
/** Shorter encoded fragments occur in other texts by chance. */
const MIN_ENCODED_LENGTH = 6;
const MIN_LINE_LENGTH = 8;
/** Browsers write `_` instead. */
const NOT_IN_FILE_NAMES = /["*/:<>?\\|~]/gu;

/** Patterns for a secret in all encodings: plain, escaped for URLs, HTML or JSON, in base64 or hex. */
export function secretForms(secret: string): string[] {
  const lines = secret.split(/\r?\n/u).map((line) => line.trim());
  const wholes = [
    secret.trim(),
    ...(lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE_LENGTH) : []),
  ];
  const spellings = new Set(wholes.flatMap((whole) => [whole, ...respelled(whole)]));
  return [...spellings]
    .filter((whole) => whole !== '')
    .flatMap((whole) => [spelled(whole), ...encoded(whole)]);
}

/** What browsers and pages make of it. */
function respelled(text: string): string[] {
  const spaced = text.replaceAll('+', ' ');
  const made = [decoded(text), spaced, decoded(spaced), text.replace(NOT_IN_FILE_NAMES, '_')];
  return [
    // Pages are reported with composed letters and without invisible characters.
    cleanText(text),
    ...made.filter((one) => one !== text && one.replaceAll(/[\s_]/gu, '').length >= SECRET_MIN_LENGTH),
  ];
}

/** Each character plain or in any of the common escapes, in any mix. */
function spelled(text: string): string {
  return text
    .split(/(\s+)/u)
    .map((segment) => (/^\s/u.test(segment) ? SPACE : Array.from(segment, character).join('')))
    .join('');
}

const SPACE = String.raw`(?:\s|\+|%(?:25)?20|&nbsp;|&#(?:32|160);|\\[nrt])+`;

function character(one: string): string {
  const bytes = [...Buffer.from(one)].map((byte) => byte.toString(16).padStart(2, '0'));
  const point = one.codePointAt(0) ?? 0;
  const units = Array.from({ length: one.length }, (_, index) => one.charCodeAt(index));
  const forms = [
    one.replace(SPECIAL, String.raw`\$&`),
    bytes.map((byte) => `%(?:25)?${byte}`).join(''),
    `&#0*${point};`,
    `&#x0*${point.toString(16)};`,
    units.map((unit) => String.raw`\\u${unit.toString(16).padStart(4, '0')}`).join(''),
    ...(ENTITIES[one] ?? []),
  ];
  return `(?:${forms.join('|')})`;
}

const ENTITIES: Record<string, string[]> = {
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  '"': ['&quot;', String.raw`\\"`],
  "'": ['&apos;', String.raw`\\'`],
  '\\': [String.raw`\\\\`],
};

/** In base64 at each of the three offsets within a longer text, and in hex. */
function encoded(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/u, '');
    // Characters that share bits with a neighbour can be anything.
    const end = (before + bytes.length) % 3 === 0 ? whole.length : whole.length - 1;
    return whole.slice(before === 0 ? 0 : before + 1, end);
  });
  return [...base64, bytes.toString('hex')]
    .filter((form) => form.length >= MIN_ENCODED_LENGTH)
    .map((form) => form.replace(/\+/gu, '[+-]').replace(/\//gu, '[/_]'));
}
