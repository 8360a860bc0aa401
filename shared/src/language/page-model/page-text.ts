import { cleanText, quote } from 'shared/step-language';
import { namesOf, nodesOf, textOf } from './nodes.ts';
import type { PageModel, PageNode } from './page-model.ts';

const MAX_TEXT_LENGTH = 400;
/** Marks what is left out of a page that is too long. */
const OMISSION = '…';

/**
 * A page as it can be read: address and title, then a line for each thing that a sentence can name, with its kind, name, value and states, and
 * for each text. In reading order; what stands in something is indented.
 * @param length in characters. What can be used comes first, then texts from the top; gaps are marked.
 */
export function pageText(model: PageModel, length: number): string[] {
  const head = [`Address: ${model.address}`, `Title: ${cleanText(model.title)}`];
  const names = new Set(
    [...nodesOf(model)]
      .filter(({ kind }) => kind !== 'text')
      .flatMap(namesOf)
      .map(keyOf),
  );
  const lines = model.nodes.flatMap((node) => linesOf(node, 0, names));
  return [...head, ...withinLength(lines, length)];
}

interface Line {
  text: string;
  isText: boolean;
}

/** @param names what things on the page are called: a label with such a name is said by its field */
function linesOf(node: PageNode, depth: number, names: ReadonlySet<string>): Line[] {
  if (node.hidden === 'not-rendered') return [];
  if (node.isLabel && names.has(keyOf(textOf(node)))) return [];
  const own = lineOf(node);
  const inner = (node.children ?? []).flatMap((child) => linesOf(child, own ? depth + 1 : depth, names));
  // The name of a link or button says what the texts in it say.
  const isSaid = own !== null && inner.every(({ isText }) => isText) && saysAll(node);
  const line = own && { text: `${'  '.repeat(depth)}- ${own}`, isText: node.kind === 'text' };
  return [...(line ? [line] : []), ...(isSaid ? [] : inner)];
}

function lineOf(node: PageNode): string | null {
  const { kind, level, value, states = [], hidden, opaque } = node;
  if (opaque) return `${opaque === 'rest' ? 'the page goes on' : opaque}, which cannot be read`;
  const text = node.text === undefined ? '' : textOf(node).slice(0, MAX_TEXT_LENGTH);
  if (kind === 'text' || kind === null) return text === '' ? null : quote(text);
  const [name = ''] = namesOf(node);
  const words = [
    level === undefined ? kind : `${kind} of level ${level}`,
    ...(name === '' ? [] : [quote(name)]),
    ...(value === undefined ? [] : [value === '' ? 'empty' : `holds ${quote(value)}`]),
    ...states,
    ...(hidden === 'behind-dialog' ? ['behind the dialog'] : []),
    ...(hidden === 'covered' ? ['covered'] : []),
  ];
  const isNamedByText = text === '' || namesOf(node).includes(text);
  return `${words.join(' ')}${isNamedByText ? '' : `: ${quote(text)}`}`;
}

function saysAll(node: PageNode): boolean {
  const names = namesOf(node).map(keyOf);
  return names.includes(keyOf(textOf(node)));
}

const keyOf = (text: string) => cleanText(text).toLowerCase();

function withinLength(lines: Line[], length: number): string[] {
  const order = [...lines.keys()].sort((one, other) => rank(lines[one]) - rank(lines[other]) || one - other);
  const kept = new Set<number>();
  let room = length;
  for (const index of order) {
    room -= (lines[index]?.text.length ?? 0) + 1;
    if (room < 0) break;
    kept.add(index);
  }
  return lines.flatMap(({ text }, index) =>
    kept.has(index) ? [text] : index === 0 || kept.has(index - 1) ? [OMISSION] : [],
  );
}

const rank = (line: Line | undefined) => (line?.isText ? 1 : 0);
