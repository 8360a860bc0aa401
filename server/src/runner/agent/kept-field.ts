import type { Locator } from 'playwright-core';
import { isolated } from './isolated.ts';
import { WAIT_MS, type Session } from './session.ts';

type Kept = typeof globalThis & { steplightField?: Element };

/**
 * Keeps a field in mind inside its page, whatever has the focus later.
 * @returns whether it is one to search with; null: there is no such field.
 */
export function keepField(field: Locator): Promise<boolean | null> {
  return isolated(field, keep, undefined, WAIT_MS).catch(() => null);
}

/** What stands in the field that was kept last; null once it is gone. */
export function contentOfField(session: Session): Promise<string | null> {
  return isolated(session.window.page(), readKept).catch(() => null);
}

/** Runs inside the page. */
function keep(field: Element): boolean {
  (globalThis as Kept).steplightField = field;
  return (
    field instanceof HTMLInputElement &&
    /search|filter/i.test([field.type, field.placeholder, field.ariaLabel, field.name, field.id].join(' '))
  );
}

/** Runs inside the page. */
function readKept(): string | null {
  const field = (globalThis as Kept).steplightField;
  if (!field?.isConnected || !(field instanceof HTMLElement)) return null;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isField ? field.value : (field.textContent ?? '')).trim();
}
