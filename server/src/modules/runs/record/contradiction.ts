import type { StepMark } from 'shared/contract';
import type { ObservedEvent } from 'runner';

const MAX_TEXT_LENGTH = 200;
const SERVER_ERROR = 500;

/** Whether the event contradicts a passed step: the page threw, or a server failed to answer a request. */
export function isContradiction({ kind, status }: ObservedEvent): boolean {
  return kind === 'exception' || (kind === 'request' && status !== null && status >= SERVER_ERROR);
}

/** The mark of a passed step during which these happened; undefined if none contradicts it. */
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

/** The first line, shortened. */
function shorten(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH).trimEnd()}…` : line;
}
