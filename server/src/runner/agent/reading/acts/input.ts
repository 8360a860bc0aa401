import { looksLikeAddress } from '../../../browser/address.ts';
import type { Command } from '../../command.ts';
import { isBareKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import { withSameNames } from '../targets/same-names.ts';
import { byWholeNames } from '../targets/whole-names.ts';
import { takeWithin } from '../targets/within.ts';
import { plainValue } from './values.ts';

/** A text that goes into the field of that name. */
export function input(text: string, name: string): Command {
  // "Type Anna in the dialog": into the field that it has.
  if (isBareKind(name) && readTarget(name).readings.some(({ kind }) => kind?.isContainer))
    return { kind: 'input', text, target: readTarget(`the field in ${name}`), isAdded: false };
  const parts = /^(?:(?:the|my|your|his|her|their) )?name$/u.test(name) ? inTwoFields(text) : null;
  if (parts) return parts;
  const { rest } = takeWithin(name);
  return {
    kind: 'input',
    text,
    target: rest === '' ? null : withSameNames(readTarget(name)),
    isAdded: false,
  };
}

/** "Enter his name, Ivo Marsh", where the page asks for the first and the last name; null: it is not two words. */
function inTwoFields(text: string): Command | null {
  const [, first, last] = /^(\p{Lu}[\p{L}’'-]+) (\p{Lu}[\p{L}’'-]+)$/u.exec(text) ?? [];
  if (!first || !last) return null;
  const whole = ['name', 'full name', 'your name', 'your full name', 'first and last name'];
  const plain = { kind: 'input', isAdded: false } as const;
  const part = (value: string, name: string): Command => ({
    ...plain,
    text: value,
    target: withSameNames(readTarget(name)),
  });
  return {
    ...plain,
    text,
    target: { words: 'name', readings: byWholeNames(whole), within: null },
    otherwise: [
      [part(first, 'first name'), part(last, 'last name')],
      [{ ...plain, text, target: withSameNames(readTarget('name')) }],
    ],
  };
}

/** "Type bob in Name in the dialog": the first "in" leads to the field, the second to where it stands. */
export function inPlace(text: string, name: string): Command | null {
  const { rest, within } = takeWithin(name);
  return within && rest !== name && !/^(?:the|an?)$/iu.test(rest) ? input(plainValue(text), name) : null;
}

/** "Enter username: bob". */
export function labelled(name: string, text: string): Command | null {
  if (
    isForm(name) ||
    /^(?:text|value|word|words|string|number)$/iu.test(name.trim()) ||
    looksLikeAddress(`${name}:${text}`)
  )
    return null;
  return input(plainValue(text), name);
}

/** A form has several fields: what goes into which must be said. */
export function isForm(name: string): boolean {
  return isBareKind(name) && readTarget(name).readings.some(({ kind }) => kind?.isContainer);
}
