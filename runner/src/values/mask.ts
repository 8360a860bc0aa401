import { MASK } from 'shared/step-language';
import { secretForms } from './secret-forms.ts';

/** A shorter prefix of a secret at the end of a text is a coincidence. */
const MIN_PREFIX_LENGTH = 3;
/** Texts are cut with an ellipsis, or at this length without one. */
const CUT_WITHOUT_MARK = 2000;

export interface Mask {
  /** Replaces each secret in a text, in any encoding. */
  hide(text: string): string;
  /** Whether a text contains a secret. */
  finds(text: string): boolean;
  /** Where secrets are in a text, in their order. */
  spansIn(text: string): [start: number, end: number][];
}

/** Creates a mask for these secrets, ignoring case. */
export function createMask(secrets: string[]): Mask {
  const forms = secrets.flatMap(secretForms).sort((a, b) => b.length - a.length);
  if (forms.length === 0) return { hide: (text) => text, finds: () => false, spansIn: () => [] };
  const pattern = forms.join('|');
  const [all, any] = [new RegExp(pattern, 'giu'), new RegExp(pattern, 'iu')];
  return {
    hide: (text) => hideBeginnings(text.replace(all, MASK), secrets, text.length >= CUT_WITHOUT_MARK),
    finds: (text) => any.test(text),
    spansIn: (text) => [...text.matchAll(all)].map(({ 0: { length }, index }) => [index, index + length]),
  };
}

/** Masks the prefix of a secret where a text was cut within it. */
function hideBeginnings(text: string, secrets: string[], isCutAtEnd: boolean): string {
  const segments = text.split('…');
  const last = isCutAtEnd ? segments.length : segments.length - 1;
  return segments
    .map((segment, index) => (index < last ? withoutBeginning(segment, secrets) : segment))
    .join('…');
}

function withoutBeginning(text: string, secrets: string[]): string {
  const plain = text.toLowerCase();
  const lengths = secrets.map((secret) => beginningAtEnd(plain, secret.trim().toLowerCase()));
  const length = Math.max(0, ...lengths);
  return length === 0 ? text : text.slice(0, -length) + MASK;
}

/** The length of the secret's prefix at the end of the text; 0 if it may be a coincidence. */
function beginningAtEnd(text: string, secret: string): number {
  for (let length = Math.min(secret.length, text.length); length >= MIN_PREFIX_LENGTH; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}
