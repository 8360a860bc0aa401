import { literal } from '../naming/texts.ts';
import { splitTyped, type Typed } from '../naming/typed-text.ts';
import type { TestWriter } from '../test-writer.ts';

/** The values that a test stores while it runs. */
export type StoredValues = ReturnType<typeof createStoredValues>;

const USE = /\$\{\s*(\w+)\s*\}/gu;

export function createStoredValues(writer: TestWriter) {
  const constants = new Map<string, string>();
  const remembered = new Set<string>();
  const unknown = new Set<string>();
  const interpolate = (text: string): string => {
    let written = '';
    let end = 0;
    for (const { 0: use, 1: name = '', index } of text.matchAll(USE)) {
      written += literal(text.slice(end, index));
      end = index + use.length;
      written += constants.get(name) ?? (remembered.has(name) ? `{{${name}}}` : writer.useVariable(name));
    }
    return written + literal(text.slice(end));
  };
  const clear = (name: string) => {
    constants.delete(name);
    remembered.delete(name);
    unknown.delete(name);
  };
  return {
    /** `store`: from here on the value stands for the name. */
    setConstant(name: string, value: string): void {
      const written = interpolate(value);
      clear(name);
      constants.set(name, written);
    },
    /** The same with the text as a step writes it. */
    setWritten(name: string, written: string): void {
      clear(name);
      constants.set(name, written);
    },
    /** `storeText` and the like: a step remembers it under the name. */
    setRemembered(name: string): void {
      clear(name);
      remembered.add(name);
    },
    /** A script made it: what uses it cannot be known. */
    setUnknown(name: string): void {
      clear(name);
      if (name !== '') unknown.add(name);
    },
    /** The text as a step writes it, with constants filled in and other names as `{{name}}`. */
    interpolate,
    /** Whether the text uses what a script made. */
    usesUnknown: (text: string): boolean =>
      [...text.matchAll(USE)].some(([, name = '']) => unknown.has(name)),
  };
}

/** Texts and keys of `sendKeys`. */
export const splitKeys = (value: string): Typed[] => splitTyped(value, /\$\{KEY_(\w+)\}/u);
