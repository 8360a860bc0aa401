import type { SourcePlace } from '../imported.ts';
import { literal } from '../naming/texts.ts';
import type { Expression, FunctionNode, Statement } from './syntax.ts';

/** Executes nothing: it follows the statements of a test, and writes what each one does to a page. */
export interface CodeWriter {
  /** Constants outside of tests. */
  declare(statements: Statement[]): void;
  /** Settings of `test.use`, or between the title and the function of a test of Cypress. */
  useOptions(options: Expression): void;
  /** The body of a test or of a hook. */
  run(body: FunctionNode): void;
  placeOf(node: Statement | Expression): SourcePlace;
}

export const CONTROL = /^(?:If|For|ForIn|ForOf|While|DoWhile|Switch|Try|Throw|Labeled)Statement$/u;
/** Declarations: what uses them is listed where it does. */
export const NOT_RUN =
  /^(?:Import|Export\w*|TS\w*|Interface|Type\w*|Empty|Function|Class)(?:Declaration|Statement|Alias\w*)?/u;
export const LOOPS = 'Conditions and loops are not taken from files. Write the steps that are meant.';
export const ANSWER_EACH =
  'Answer each browser dialog with a step after the one that opens it: Accept the dialog.';
export const OF_SCRIPT = 'An assertion about values of the script, not about the page.';

/** Where a node stands in the file. */
export function placeIn(source: string): CodeWriter['placeOf'] {
  return (node) => ({
    source: source.slice(node.start ?? 0, node.end ?? 0),
    line: node.loc?.start.line ?? null,
  });
}

/** The names that a pattern declares: `{ page, context }`, `[popup]` or `page1`. */
export function namesOf(pattern: unknown): string[] {
  const node = pattern as {
    type?: string;
    name?: string;
    properties?: unknown[];
    elements?: unknown[];
    value?: unknown;
    left?: unknown;
  };
  if (node?.type === 'Identifier') return [literal(node.name ?? '')];
  if (node?.type === 'ObjectPattern') return (node.properties ?? []).flatMap(namesOf);
  if (node?.type === 'ObjectProperty') return namesOf(node.value);
  if (node?.type === 'AssignmentPattern') return namesOf(node.left);
  return node?.type === 'ArrayPattern' ? (node.elements ?? []).flatMap(namesOf) : [];
}
