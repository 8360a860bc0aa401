import { literal } from '../naming/texts.ts';
import { splitTyped, type Typed } from '../naming/typed-text.ts';
import type { TestWriter } from '../test-writer.ts';

/** The values that a test stores while it runs. */
export interface StoredValues {
  /** `store`: from here on the value stands for the name. */
  setConstant(name: string, value: string): void;
  /** The same with the text as a step writes it. */
  setWritten(name: string, written: string): void;
  /** `storeText` and the like: a step remembers it under the name. */
  setRemembered(name: string): void;
  /** A script made it: what uses it cannot be known. */
  setUnknown(name: string): void;
  /** The text as a step writes it, with constants filled in and other names as `{{name}}`. */
  interpolate(text: string): string;
  /** Whether the text uses what a script made. */
  usesUnknown(text: string): boolean;
}

const USE = /\$\{\s*(\w+)\s*\}/gu;

export function createStoredValues(writer: TestWriter): StoredValues {
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
    setConstant(name, value) {
      const written = interpolate(value);
      clear(name);
      constants.set(name, written);
    },
    setWritten(name, written) {
      clear(name);
      constants.set(name, written);
    },
    setRemembered(name) {
      clear(name);
      remembered.add(name);
    },
    setUnknown(name) {
      clear(name);
      if (name !== '') unknown.add(name);
    },
    interpolate,
    usesUnknown: (text) => [...text.matchAll(USE)].some(([, name = '']) => unknown.has(name)),
  };
}

/** Texts and keys of `sendKeys`. */
export const splitKeys = (value: string): Typed[] => splitTyped(value, /\$\{KEY_(\w+)\}/u);
