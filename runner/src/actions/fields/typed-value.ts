/**
 * Whether the value of a field is the typed text, ignoring white space at the ends. A field that reformats numbers
 * ("4111 1111 1111 1111") may add and exchange separators, but not lose a sign or a decimal point.
 * @param type as in `Control`
 */
export function isTypedValue(type: string, value: string, text: string): boolean {
  const [current, typed] = [tidy(type, value), tidy(type, text)];
  if (current === typed) return true;
  if (type === 'number' || type === 'range') return current !== '' && Number(current) === Number(typed);
  if (type === 'color') return current.toLowerCase() === typed.toLowerCase();
  if (type === 'time' || type === 'datetime-local') return `${current}:00` === typed;
  if (!/\d/u.test(typed) || lettersAndDigits(current) !== lettersAndDigits(typed)) return false;
  return !/^[-+]|^\d+[.,]\d+$/u.test(typed) || isWithin(typed, current);
}

function tidy(type: string, text: string): string {
  const normal = text.normalize().replaceAll('\r\n', '\n').trim();
  return type === 'editable' ? normal.replaceAll(/\s+/gu, ' ') : normal;
}

function lettersAndDigits(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Whether all characters of `fragment` occur in `whole` in the same order. */
function isWithin(fragment: string, whole: string): boolean {
  const rest = [...fragment];
  for (const character of whole) if (character === rest[0]) rest.shift();
  return rest.length === 0;
}
