import type { Check } from '../../check.ts';
import { reading } from '../targets/draft.ts';
import { namesKind } from '../targets/names-kind.ts';
import { QUOTED_BEFORE } from '../targets/other-names.ts';
import { readTarget } from '../targets/read-target.ts';
import { isQuotation, QUOTED, unshield } from '../shield.ts';
import { eachOf } from './every.ts';
import { withoutArticle, withoutNoun } from './expected.ts';
import { MESSAGE, PAGE } from './vocabulary.ts';

/** "The price of "Rum"": what is said of it, and not itself. */
const OF_QUOTED = new RegExp(`^(?:the )?(\\p{Ll}+) of (${QUOTED})$`, 'iu');
/** "The password trombone99": what is so called, and what it says. */
const WITH_VALUE =
  /^the (\p{Ll}+(?: \p{Ll}+)?) (\S+@\S+|(?=\S*\p{Nd})(?=\S*\p{L})[\p{L}\p{Nd}][\p{L}\p{Nd}_.-]{3,})$/iu;
const BELOW = new RegExp(`^${QUOTED} (?:under|below) `, 'iu');

/** A text or an element: "the message Thanks", "the Buy button", "Thanks". Takes shielded text. */
export function shownOrHidden(words: string, isHidden: boolean): Check {
  const each = eachOf(words);
  if (each)
    return {
      kind: 'state',
      target: readTarget(each.name),
      state: isHidden !== each.isNone ? 'hidden' : 'visible',
    };
  // "The "Buy milk" task" is gone where these words stand nowhere.
  const quoted = isHidden ? QUOTED_BEFORE.exec(words)?.[1] : undefined;
  if (quoted !== undefined) return text(quoted, true);
  const message = MESSAGE.exec(words)?.[1];
  if (message && !BELOW.test(message)) return text(message, isHidden);
  if (message) return { kind: 'state', target: readTarget(message), state: isHidden ? 'hidden' : 'visible' };
  if (isQuotation(words) || placed(words)) return text(words, isHidden);
  const [, noun, owner] = OF_QUOTED.exec(words) ?? [];
  if (noun && owner && !isHidden && !namesKind(noun))
    return {
      kind: 'state',
      target: {
        ...readTarget(noun),
        words: unshield(words),
        within: { relation: 'beside', reading: reading(owner) },
      },
      state: 'visible',
    };
  const [, field, value] = WITH_VALUE.exec(words) ?? [];
  const target = readTarget(words);
  if (isHidden || !field || !value) return { kind: 'state', target, state: isHidden ? 'hidden' : 'visible' };
  const otherwise: Check = {
    kind: 'part',
    target: readTarget(`the ${field}`),
    expected: { text: value, comparison: 'is', isNegated: false, isQuoted: false },
  };
  return { kind: 'state', target, state: 'visible', otherwise };
}

/** A text, for which a quoted one may say where it stands: `"Anna" in the dialog`. */
export function text(words: string, isNegated: boolean): Check {
  const place = placed(words);
  const plain = withoutNoun(place?.quoted ?? words);
  const isQuoted = isQuotation(plain.trim());
  return {
    kind: 'text',
    text: isQuoted ? unshield(plain).trim() : withoutArticle(unshield(place?.quoted ?? words).trim()),
    isNegated,
    isQuoted,
    within: place ? readTarget(place.holder) : null,
  };
}

/** Text in quotes and the place that is named behind it; null where none is. */
export function placed(words: string): { quoted: string; holder: string } | null {
  const [, quoted, holder] =
    new RegExp(`^(${QUOTED}) (?:in|inside|within|on|next to|beside|near) (.+)$`, 'iu').exec(words) ?? [];
  if (!quoted || !holder || new RegExp(`^${PAGE}$`, 'iu').test(holder)) return null;
  return { quoted, holder };
}
