import type { LocatorSegment, SearchedText } from './locator.ts';
import { ownValue } from './texts.ts';

/** The segments of a selector as Playwright's library writes it, in traces and in calls such as `page.click('text=Buy')`. */
export function segmentsOfSelector(selector: string): LocatorSegment[] {
  return splitChain(selector).flatMap(segmentOf);
}

const ATTRIBUTES: Record<string, 'placeholder' | 'alt' | 'title'> = {
  placeholder: 'placeholder',
  alt: 'alt',
  title: 'title',
};

function segmentOf(source: string): LocatorSegment[] {
  const text = source.trim();
  const [, engine = '', body = ''] = /^([a-z_][\w:-]*)=(.*)$/su.exec(text) ?? [];
  switch (engine) {
    case 'internal:role':
    case 'role':
      return [roleOf(body)];
    case 'internal:label':
      return [{ by: 'label', text: textOf(body) }];
    case 'internal:text':
    case 'text':
      return [{ by: 'text', text: textOf(body) }];
    case 'internal:attr': {
      const [, name = '', value = ''] = /^\[([\w-]+)=(.*)\]$/su.exec(body) ?? [];
      const by = ownValue(ATTRIBUTES, name);
      return [by ? { by, text: textOf(value) } : { by: 'css', selector: body }];
    }
    case 'internal:testid':
      return [{ by: 'test id', value: textOf(/=(.*)\]$/su.exec(body)?.[1] ?? '').value }];
    case 'data-testid':
    case 'data-test-id':
    case 'data-test':
      return [{ by: 'test id', value: body }];
    case 'internal:has-text':
      return [{ by: 'has text', text: textOf(body) }];
    case 'internal:control':
      return [body === 'enter-frame' ? { by: 'frame' } : { by: 'other', source: text }];
    case 'nth':
      return [{ by: 'nth', index: Number(body) || 0 }];
    case 'xpath':
      return [{ by: 'xpath', selector: body }];
    case 'css':
      return [{ by: 'css', selector: body }];
    case 'id':
      return [{ by: 'css', selector: `#${body}` }];
    case '':
      if (/^\(*(?:\.{0,2})\//u.test(text)) return [{ by: 'xpath', selector: text }];
      // A selector that is only a quoted text is a text.
      if (/^(["']).*\1$/su.test(text)) return [{ by: 'text', text: textOf(text) }];
      return [{ by: 'css', selector: text }];
    default:
      return [{ by: 'other', source: text }];
  }
}

/** `button[name="Buy"i][pressed=true]` */
function roleOf(body: string): LocatorSegment {
  const role = /^[\w-]+/u.exec(body)?.[0] ?? '';
  const name = /\[name=((?:"(?:[^"\\]|\\.)*"|\/(?:[^/\\]|\\.)*\/)[a-z]*)\]/u.exec(body)?.[1];
  return { by: 'role', role, name: name === undefined ? null : textOf(name) };
}

/** A JSON text with a flag, a text in single quotes, a regular expression, or the bare words. */
function textOf(written: string): SearchedText {
  const text = written.trim();
  const json = /^("(?:[^"\\]|\\.)*")[is]?$/su.exec(text)?.[1];
  if (json !== undefined) {
    try {
      return { value: String(JSON.parse(json.replaceAll('\\{{', '\\\\{{'))) };
    } catch {
      return { value: json.slice(1, -1) };
    }
  }
  const single = /^'((?:[^'\\]|\\.)*)'[is]?$/su.exec(text)?.[1];
  if (single !== undefined) return { value: single.replaceAll(/\\(.)/gsu, '$1') };
  if (/^\/.+\/[a-z]*$/su.test(text)) return { value: null };
  return { value: text };
}

/** Cuts at `>>` outside of quotes. */
function splitChain(selector: string): string[] {
  const segments: string[] = [];
  let start = 0;
  let quote: string | null = null;
  for (let at = 0; at < selector.length; at++) {
    const letter = selector.charAt(at);
    if (quote !== null) {
      if (letter === '\\') at++;
      else if (letter === quote) quote = null;
    } else if (letter === '"' || letter === '`') quote = letter;
    else if (letter === '>' && selector.charAt(at + 1) === '>') {
      segments.push(selector.slice(start, at));
      start = at + 2;
      at++;
    }
  }
  return [...segments, selector.slice(start)];
}
