import { kindOfRole, NAMELESS, named, type ElementName } from '../naming/element-name.ts';
import { literal } from '../naming/texts.ts';
import { factsOfCss, factsOfXpath, nameOfCss, nameOfXpath } from '../naming/markup-selector.ts';
import type { RecordedStep } from './recording-schema.ts';

/** From this length on the Recorder may leave out the end of a text, as long as the beginning finds one element. */
const MAY_BE_CUT = 12;
const OUTER =
  'The recorded element has no name: this is the name of the element around it. Check that the step means it.';

/** The element of a step by the best of its selectors: what assistive technology calls it, its text, what its markup shows. */
export function nameOfRecorded({ selectors = [] }: RecordedStep): ElementName {
  const links = selectors.map((one) => (typeof one === 'string' ? one : (one.at(-1) ?? ''))).map(literal);
  const byAria = links
    .filter((one) => one.startsWith('aria/'))
    .map((one) => nameOfAria(one.slice('aria/'.length)));
  // The end of a chain may be an element without a name, in one that has it.
  const byOuter = selectors
    .flatMap((one) => (typeof one === 'string' ? [] : one.slice(0, -1).toReversed()))
    .map(literal)
    .filter((one) => one.startsWith('aria/'))
    .map((one) => nameOfAria(one.slice('aria/'.length)))
    .filter(({ target }) => target)
    .map((one) => ({ ...one, warning: OUTER }));
  const byText = links
    .filter((one) => one.startsWith('text/'))
    .map((one) => nameOfText(one.slice('text/'.length)));
  const byMarkup = links.filter((one) => !/^(?:aria|text)\//u.test(one)).map(nameOfMarkup);
  return (
    [...byAria, ...byText, ...byMarkup, ...byOuter].find(({ target }) => target) ?? {
      target: null,
      warning: NAMELESS,
    }
  );
}

/** The tag and the type of a form control, where a selector mentions them. */
export function controlOfRecorded({ selectors = [] }: RecordedStep): {
  tag: string | null;
  type: string | null;
} {
  const links = selectors.map((one) => (typeof one === 'string' ? one : (one.at(-1) ?? '')));
  for (const link of links.filter((one) => !/^(?:aria|text)\//u.test(one))) {
    const facts = link.startsWith('xpath/')
      ? factsOfXpath(link.slice('xpath/'.length))
      : factsOfCss(link.replace(/^pierce\//u, ''));
    if (facts.tag) return { tag: facts.tag, type: facts.attributes.get('type') ?? null };
  }
  return { tag: null, type: null };
}

/** `Search[role="button"]` */
function nameOfAria(selector: string): ElementName {
  const role = /\[role="([^"]*)"\]\s*$/u.exec(selector)?.[1];
  const name =
    selector.replaceAll(/\[(?:role|name)="[^"]*"\]/gu, '').trim() ||
    (/\[name="([^"]*)"\]/u.exec(selector)?.[1] ?? '');
  if (name.trim() === '') return { target: null, warning: NAMELESS };
  return { target: named(name, role ? kindOfRole(role) : null), warning: null };
}

function nameOfText(text: string): ElementName {
  if (text.trim() === '') return { target: null, warning: NAMELESS };
  const warning =
    text.length >= MAY_BE_CUT
      ? 'The recording may hold only the beginning of this text. A step needs the whole name.'
      : null;
  return { target: named(text), warning, isText: true };
}

function nameOfMarkup(selector: string): ElementName {
  if (selector.startsWith('xpath/')) return nameOfXpath(selector.slice('xpath/'.length));
  return nameOfCss(selector.replace(/^pierce\//u, ''));
}
