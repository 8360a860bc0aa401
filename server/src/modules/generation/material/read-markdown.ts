import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Group, Piece } from './piece.ts';
import { readGherkin } from './read-gherkin.ts';
import { readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';

type Node = Nodes[number];
type Of<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** Above these limits the parser can take minutes; no one writes such tickets. */
const MAX_LENGTH = 50_000;
const MAX_EMPHASES = 2000;
const EMPHASIS = /(?<=\S)[*_~]+|[*_~]+(?=\S)/g;
const TOO_DEEP = /^[ \t]*(?:(?:>|(?:[*+-]|\d{1,9}[.)])[ \t])[ \t]*){40}/m;

/** Entries of lists, cells of tables and lines of paragraphs, in the order of the document; null: nothing in it is marked up. */
export function readMarkdown(source: string): Piece[] | null {
  if (isExtreme(source)) return null;
  const { children } = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const lines = source.split('\n');
  return children.some((node) => isMarkup(node, lines))
    ? children.flatMap((node) => readBlock(node, lines))
    : null;
}

function isExtreme(source: string): boolean {
  if (source.length > MAX_LENGTH || TOO_DEEP.test(source)) return true;
  return (source.match(EMPHASIS)?.length ?? 0) > MAX_EMPHASES;
}

/** Indented lines may be code to Markdown, and are plain lines to people. */
function isMarkup({ type, position }: Node, lines: string[]): boolean {
  if (type === 'code') return /^\s*[`~]{3}/.test(lines[(position?.start.line ?? 1) - 1] ?? '');
  return !['paragraph', 'thematicBreak', 'html'].includes(type);
}

function readBlock(node: Node, lines: string[]): Piece[] {
  switch (node.type) {
    case 'heading':
      return [{ text: inlineText(node.children), why: 'A heading.' }];
    case 'paragraph':
      return readLines(inlineText(node.children));
    case 'list':
      return readList(node, lines);
    case 'table':
      return readTable(node.children.map((row) => row.children.map(({ children }) => inlineText(children))));
    case 'code':
      return readGherkin(node.value) ?? readLines(node.value);
    case 'html':
      return [{ text: node.value, why: 'HTML is not read.' }];
    case 'definition':
      return [{ text: `${node.url} ${node.title ?? ''}`.trim(), why: 'The address of a link.' }];
    default:
      return 'children' in node ? node.children.flatMap((child) => readBlock(child, lines)) : [];
  }
}

/** An entry of a numbered list or a task is a step. What introduces the entries below it is one only if it reads as one. */
function readList(list: Of<'list'>, lines: string[]): Piece[] {
  const isTasks = list.children.some(({ checked }) => typeof checked === 'boolean');
  const group: Group = { accepts: list.ordered || isTasks ? 'all' : 'if-any-reads' };
  const introductions: Group = { accepts: 'none' };
  return list.children.flatMap(({ children }) => {
    const [first, ...rest] = children;
    if (first?.type !== 'paragraph') return children.flatMap((node) => readBlock(node, lines));
    const [text, ...after] = splitLazyLines(first, lines);
    const isIntroduction = rest.some(({ type }) => type === 'list');
    return [
      { text: text ?? '', type: null, group: isIntroduction ? introductions : group },
      ...readLines(after.join('\n')),
      ...rest.flatMap((node) => readBlock(node, lines)),
    ];
  });
}

/** The text of an entry, and each line under it that is not indented: Markdown counts it to the entry, people do not. */
function splitLazyLines(paragraph: Of<'paragraph'>, lines: string[]): string[] {
  const begin = (paragraph.position?.start.line ?? 1) - 1;
  const texts: string[] = [];
  for (const [index, text] of inlineText(paragraph.children).split('\n').entries()) {
    const isLazy = index > 0 && /^\S/.test(lines[begin + index] ?? '');
    if (isLazy || texts.length === 0) texts.push(text);
    else texts.push(`${texts.pop() ?? ''} ${text.trim()}`);
  }
  return texts;
}

type Nodes = ReturnType<typeof fromMarkdown>['children'];

/** What a person reads in these nodes: no emphasis, links and images by their words, code as a quotation. Line breaks stay. */
function inlineText(nodes: readonly Nodes[number][]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: Nodes[number]): string {
  switch (node.type) {
    case 'inlineCode':
      return node.value.includes('"') ? node.value : `"${node.value}"`;
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'html':
      return /^<br\s*\/?>$/i.test(node.value) ? '\n' : node.value;
    default:
      if ('value' in node) return node.value;
      return 'children' in node ? inlineText(node.children) : '';
  }
}
