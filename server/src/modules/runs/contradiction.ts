import type { StepMark } from 'shared/contract';
import type { ObservedEvent } from 'runner';

const LONGEST_TEXT = 200;
const SERVER_ERROR = 500;

/** Whether the event speaks against a step that passed: the page threw, or a server broke over a request. */
export function isContradiction({ kind, status }: ObservedEvent): boolean {
  return kind === 'exception' || (kind === 'request' && status !== null && status >= SERVER_ERROR);
}

/** The mark of a passed step within which these happened; undefined where nothing speaks against it. */
export function contradiction(events: ObservedEvent[]): StepMark | undefined {
  const [first, ...more] = events.filter(isContradiction);
  if (!first) return undefined;
  const rest = more.length === 0 ? '' : `, and ${more.length} more`;
  return { kind: 'contradicted', text: `${describe(first)}${rest}.` };
}

function describe({ kind, text, method, url, status }: ObservedEvent): string {
  if (kind === 'exception') return `The page threw "${shorten(text)}"`;
  return `${method ?? 'GET'} ${shorten(url ?? text)} answered ${status}`;
}

/** Its first line, cut where it is long. */
function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT).trimEnd()}…` : line;
}
