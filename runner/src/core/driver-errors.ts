/**
 * What Playwright's errors mean. Only a timeout has a name, and a network error its code; everything else it tells by the English text of
 * the message, and an action by the lines of its log in there. That text is read here and nowhere else.
 */

/** Why an action on an element has failed. */
export type Obstacle = 'covered' | 'disabled' | 'uneditable' | 'unsuitable' | 'outside' | 'moving' | 'gone';

/** The first that is found counts: the log of an action names each obstacle that it has met. */
const OBSTACLES: [pattern: RegExp, obstacle: Obstacle][] = [
  [/intercepts pointer events/u, 'covered'],
  [/element is not enabled|is disabled/u, 'disabled'],
  [/not editable|readonly/u, 'uneditable'],
  [
    /not an <input>|not a <select>|not a checkbox|Cannot type text into|not HTMLInputElement|Malformed value/u,
    'unsuitable',
  ],
  [/outside of the viewport/u, 'outside'],
  [/element is not stable/u, 'moving'],
  [/element is not visible|not attached|detached/u, 'gone'],
];

/** null: there was none, it only took too long. */
export function obstacleOf(error: unknown): Obstacle | null {
  return OBSTACLES.find(([pattern]) => pattern.test(textOf(error)))?.[1] ?? null;
}

/** Whether an action on an element was performed, and only its end was not seen. */
export function wasPerformed(error: unknown): boolean {
  return /performing \w+ action/u.test(textOf(error));
}

/** Whether a page, context or browser was closed or has crashed. */
export function isTargetClosed(error: unknown): boolean {
  return /has been closed|Target (?:closed|crashed)|Page crashed/u.test(textOf(error));
}

/** Whether a document or frame went away, or did not answer in time, while it was asked. */
export function isPageChanging(error: unknown): boolean {
  const isGone = /context was destroyed|navigat|frame (?:was|has been) detached|cannot find context/iu;
  return isTimeout(error) || isGone.test(textOf(error));
}

/** Why an address was not opened: the browser's code, e.g. `ERR_CONNECTION_REFUSED`, or `timeout` or `download`; null: none of these. */
export function loadFailureOf(error: unknown): string | null {
  if (isTimeout(error)) return 'timeout';
  const text = textOf(error);
  return /\bERR_\w+/u.exec(text)?.[0] ?? (text.includes('Download is starting') ? 'download' : null);
}

/** A signal that times out has an error of the same name. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError' && !(error instanceof DOMException);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
