import { elementKinds, type Kind } from 'shared/step-language';
import type { PageModel, PageNode } from '../page-model.ts';
import { model, type Part } from './models.ts';

/** Elements that capture calls by the text in them. */
const BY_TEXT = /^(?:button|link|cell|column|heading|option|tab|menu item)$/u;

/** A model with the nodes that its literal marks. */
export interface OutlinedPage {
  model: PageModel;
  /** The mark of a node; undefined: it has none. */
  markOf(node: PageNode): string | undefined;
}

interface Line {
  depth: number;
  mark: string | undefined;
  part: Part;
}

/**
 * A page from a short literal: one line for each node, indented by what it is in, e.g. `button "Buy" #buy`. `box` is a box without a role, `header`
 * a row of column headers; properties are written as JSON behind it: `{"level":2}`. Cells stand where their rows have them.
 */
export function outlinedPage(literal: string): OutlinedPage {
  const lines = literal
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
  const marks = new Map(lines.map(({ mark }, index) => [index + 1, mark]));
  return { model: model(...nested(lines)), markOf: ({ id }) => marks.get(id) };
}

function readLine(line: string): Line {
  const match = /^( *)([a-z ]+?)(?: "(.*?)")?(?: #([\w-]+))?(?: (\{.*\}))?$/u.exec(line);
  if (!match) throw new Error(`no node: ${line}`);
  const [, indent = '', word = '', name, mark, more = '{}'] = match;
  return {
    depth: indent.length,
    mark,
    part: { ...partOf(word, name), ...(JSON.parse(more) as Partial<Part>) },
  };
}

function partOf(word: string, name: string | undefined): Part {
  if (word === 'text') return { kind: 'text', role: 'text', text: name ?? '' };
  const names = name === undefined ? {} : { names: { accessible: name } };
  if (word === 'box') return { kind: null, role: 'generic', ...names };
  if (word === 'header') return { kind: null, role: 'row' };
  const kind = word as Kind;
  if (name !== undefined && kind === 'item') return { kind, role: 'listitem', text: name };
  const text = name !== undefined && BY_TEXT.test(kind) ? { text: name } : {};
  return { kind, role: elementKinds[kind].roles[0] ?? 'generic', ...names, ...text };
}

/** The lines as a tree. What holds others has its texts in them. */
function nested(lines: Line[]): Part[] {
  const roots: Part[] = [];
  const open: Line[] = [];
  for (const line of lines) {
    while ((open.at(-1)?.depth ?? -1) >= line.depth) open.pop();
    const around = open.at(-1)?.part;
    if (around) {
      delete around.text;
      (around.children ??= []).push(line.part);
    } else roots.push(line.part);
    open.push(line);
  }
  roots.forEach((part) => placeCells(part, -1));
  return roots;
}

/** @returns the index of the last row */
function placeCells(part: Part, row: number): number {
  const isRow = part.role === 'row';
  let last = part.role === 'table' ? -1 : isRow ? row + 1 : row;
  part.children?.forEach((child, column) => {
    if (isRow && (child.kind === 'cell' || child.kind === 'column')) child.table ??= { row: last, column };
    last = placeCells(child, last);
  });
  return part.role === 'table' ? row : last;
}
