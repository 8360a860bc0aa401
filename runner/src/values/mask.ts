import { MASK } from '../agent/describe.ts';
import { secretForms } from './secret-forms.ts';

/** Shorter beginnings of a secret at the end of a text are chance. */
const MIN_PREFIX_LENGTH = 3;
/** Texts are cut with a mark, or at such a length without one. */
const CUT_WITHOUT_MARK = 2000;

export interface Mask {
  /** The text with each secret in it, in whatever encoding, replaced. */
  hide(text: string): string;
  /** Whether there is a secret in the text. */
  finds(text: string): boolean;
}

/** Hides these secrets, in any case of letters. */
export function createMask(secrets: string[]): Mask {
  const forms = secrets.flatMap(secretForms).sort((a, b) => b.length - a.length);
  if (forms.length === 0) return { hide: (text) => text, finds: () => false };
  const pattern = forms.join('|');
  const [all, any] = [new RegExp(pattern, 'giu'), new RegExp(pattern, 'iu')];
  return {
    hide: (text) => hideBeginnings(text.replace(all, MASK), secrets, text.length >= CUT_WITHOUT_MARK),
    finds: (text) => any.test(text),
  };
}

/** Where a text was cut within a secret, the part that is left goes too. */
function hideBeginnings(text: string, secrets: string[], isCutAtEnd: boolean): string {
  const parts = text.split('…');
  const last = isCutAtEnd ? parts.length : parts.length - 1;
  return parts.map((part, index) => (index < last ? withoutBeginning(part, secrets) : part)).join('…');
}

function withoutBeginning(text: string, secrets: string[]): string {
  const plain = text.toLowerCase();
  const lengths = secrets.map((secret) => beginningAtEnd(plain, secret.trim().toLowerCase()));
  const length = Math.max(0, ...lengths);
  return length === 0 ? text : text.slice(0, -length) + MASK;
}

/** How many of the text's last characters are the beginning of the secret; 0 where it could be chance. */
function beginningAtEnd(text: string, secret: string): number {
  for (let length = Math.min(secret.length, text.length); length >= MIN_PREFIX_LENGTH; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}
