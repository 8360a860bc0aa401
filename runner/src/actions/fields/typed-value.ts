/**
 * Whether the value of a field is the typed text, ignoring white space at the ends. A field may reformat it ("4111 1111 1111 1111",
 * "DE89 3704"): add characters, change the case, and drop or exchange separators, but not lose another sign or a decimal point.
 * @param type as in `Control`
 */
export function isTypedValue(type: string, value: string, text: string): boolean {
  if (isSameValue(type, value, text)) return true;
  const [current, typed] = [tidy(type, value), tidy(type, text)];
  const letters = lettersAndDigits(typed);
  if (letters === '' || lettersAndDigits(current) !== letters) return false;
  if (/^[-+]|^\d+[.,]\d+$/u.test(typed)) return isWithin(typed, current);
  return isWithin(typed.replaceAll(SEPARATORS, ''), current);
}

/** Whether it is the typed text as it is, apart from another way of writing the same number, colour or time. */
export function isSameValue(type: string, value: string, text: string): boolean {
  const [current, typed] = [tidy(type, value), tidy(type, text)];
  if (current === typed) return true;
  if (type === 'number' || type === 'range') return current !== '' && Number(current) === Number(typed);
  if (type === 'color') return current.toLowerCase() === typed.toLowerCase();
  return (type === 'time' || type === 'datetime-local') && `${current}:00` === typed;
}

/** Whether the typed text is anywhere in rich text. */
export function holdsTyped(type: string, value: string, text: string): boolean {
  return tidy(type, value).includes(tidy(type, text));
}

/**
 * Whether the typed text was added to what was in the field, or the field took none of it. What was in it may have been written in another way
 * when the field got the focus: "20" of "20,00 €".
 */
export function isNotReplaced(value: string, before: string, text: string): boolean {
  const [current = '', old = '', typed = ''] = [value, before, text].map(lettersAndDigits);
  if (before === '') return false;
  const isAdded = [typed.length, -typed.length].some((at) => {
    const [own, other] =
      at > 0 ? [current.slice(0, at), current.slice(at)] : [current.slice(at), current.slice(0, at)];
    return typed !== '' && own === typed && other !== '' && old.startsWith(other);
  });
  return value === before || isAdded;
}

/** A lost line break is no other way of writing a text. */
const SEPARATORS = /[^\S\n]|[\p{Pd}_./,:()]/gu;

function tidy(type: string, text: string): string {
  const normal = text.normalize().replaceAll('\r\n', '\n').trim();
  return type === 'editable' || type === 'editor' ? normal.replaceAll(/\s+/gu, ' ') : normal;
}

function lettersAndDigits(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
}

/** Whether all characters of `fragment` occur in `whole` in the same order. */
function isWithin(fragment: string, whole: string): boolean {
  const rest = [...fragment.toLowerCase()];
  for (const character of whole.toLowerCase()) if (character === rest[0]) rest.shift();
  return rest.length === 0;
}
