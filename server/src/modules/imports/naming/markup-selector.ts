import { kindOfTag, NAMELESS, named, namelessByTestId, type ElementName } from './element-name.ts';
import { tidyName } from './texts.ts';

/** What a CSS selector or an XPath says about the element that it finds. */
export interface MarkupFacts {
  tag: string | null;
  attributes: Map<string, string>;
  /** A text of the element, and whether it is the whole one. */
  text: { value: string; isWhole: boolean } | null;
  /** Its number among those found, from 1. */
  ordinal: number | null;
}

/** Attributes whose values a person sees, the best first. */
const NAMING_ATTRIBUTES = ['aria-label', 'placeholder', 'alt', 'title'];

/** Attributes that pages have for their tests. */
const TEST_ID = /^data-(?:cy|qa|test(?:id|-id)?)$/u;

/** The element that a CSS selector names by an attribute or a text that a person sees. */
export function nameOfCss(selector: string): ElementName {
  return nameOfFacts(factsOfCss(selector));
}

/** The element that an XPath names by an attribute or a text that a person sees. */
export function nameOfXpath(path: string): ElementName {
  return nameOfFacts(factsOfXpath(path));
}

function nameOfFacts({ tag, attributes, text, ordinal }: MarkupFacts): ElementName {
  const kind = kindOfTag(tag, attributes.get('type') ?? null);
  const attribute = NAMING_ATTRIBUTES.map((name) => attributes.get(name)).find((value) => value?.trim());
  const value = kind === 'button' && tag === 'input' ? attributes.get('value') : undefined;
  const name = attribute ?? value ?? text?.value;
  if (name === undefined || tidyName(name) === '') {
    const testId = [...attributes].find(([attributeName]) => TEST_ID.test(attributeName))?.[1];
    return { target: null, warning: testId === undefined ? NAMELESS : namelessByTestId(testId), kind };
  }
  const isCut = attribute === undefined && value === undefined && text?.isWhole === false;
  return {
    target: { ...named(name, kind), ordinal },
    warning: isCut ? 'The file names the element by a part of its text. A step needs the whole name.' : null,
    isText: attribute === undefined && value === undefined,
  };
}

/** The last compound of a selector. */
export function factsOfCss(selector: string): MarkupFacts {
  const compound = lastSegment(selector, /[\s>+~]/u);
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, plain] of compound.matchAll(
    /\[\s*([\w-]+)\s*=\s*(?:(?:"((?:[^"\\]|\\.)*)"|'[^']*')|([^\]"'\s]+))\s*[is]?\s*\]/gu,
  ))
    attributes.set(name.toLowerCase(), quoted ?? plain ?? '');
  for (const [, name = '', value = ''] of compound.matchAll(
    /\[\s*([\w-]+)\s*=\s*'((?:[^'\\]|\\.)*)'\s*[is]?\s*\]/gu,
  ))
    attributes.set(name.toLowerCase(), value);
  const text = /:(has-text|text-is|text|contains)\(\s*(["'])(.*?)\2\s*\)/u.exec(compound);
  const number = /:nth-match\(.*,\s*(\d+)\s*\)/u.exec(compound)?.[1];
  return {
    tag: /^[a-z][\w-]*/iu.exec(compound)?.[0].toLowerCase() ?? null,
    attributes,
    text: text ? { value: text[3] ?? '', isWhole: text[1] === 'text-is' } : null,
    ordinal: number === undefined ? null : Number(number),
  };
}

const CONTROL = /^(?:input|select|textarea)$/u;

/** The last step of a path; a control behind a label has its text. */
export function factsOfXpath(path: string): MarkupFacts {
  const [, grouped, index] = /^\((.*)\)\[(\d+)\]$/su.exec(path.trim()) ?? [];
  const step = lastSegment(grouped ?? path, /\//u);
  const attributes = new Map<string, string>();
  for (const [, name = '', , value = ''] of step.matchAll(/@([\w-]+)\s*=\s*(["'])(.*?)\2/gu))
    attributes.set(name.toLowerCase(), value);
  const whole =
    /(?:normalize-space\(\s*(?:\.|text\(\))?\s*\)|text\(\)|(?<=[[(\s])\.)\s*=\s*(["'])(.*?)\1/u.exec(step);
  const contained =
    /contains\(\s*(?:normalize-space\(\s*(?:\.|text\(\))?\s*\)|text\(\)|\.)\s*,\s*(["'])(.*?)\1\s*\)/u.exec(
      step,
    );
  const found = whole ?? contained;
  const tag = /^(?:[\w-]+::)?([a-z][\w-]*)/iu.exec(step)?.[1]?.toLowerCase() ?? null;
  // `//label[.='Email']/following::input`, `//label[.='Email']/input`
  const outer = (grouped ?? path).slice(0, -step.length).replace(/\/+$/u, '');
  if (!found && outer !== '' && CONTROL.test(tag ?? '')) {
    const label = factsOfXpath(outer);
    if (label.tag === 'label' && label.text) return { tag, attributes, text: label.text, ordinal: null };
  }
  return {
    tag,
    attributes,
    // Recorders write the whole text with contains(), too.
    text: found ? { value: found[2] ?? '', isWhole: true } : null,
    ordinal: index === undefined ? null : Number(index),
  };
}

/** What stands behind the last separator outside of brackets and quotes. */
function lastSegment(selector: string, separator: RegExp): string {
  let start = 0;
  let depth = 0;
  let quote: string | null = null;
  const text = selector.trim();
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (quote !== null) {
      if (letter === '\\') at++;
      else if (letter === quote) quote = null;
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '[' || letter === '(') depth++;
    else if (letter === ']' || letter === ')') depth--;
    else if (depth === 0 && separator.test(letter)) start = at + 1;
  }
  return text.slice(start);
}
