/** The header by which a server says that it knows the `base` of a change. Others may refuse a field that they do not know. */
export const ACCEPTS_EDIT_BASE = 'accepts-edit-base';

/** How often an open editor says that it is. */
export const OPEN_EDITOR_INTERVAL = 20_000;

/**
 * By what an element of a list is known in both versions, and in `element` of a conflict: its id, else its name, else a text itself, these without
 * regard to case, as the product compares them. undefined: by nothing, it is new.
 */
export function elementKey(element: unknown): string | undefined {
  if (typeof element !== 'object' || element === null) return String(element).toLowerCase();
  if ('id' in element && element.id !== undefined) return String(element.id);
  return 'name' in element ? String(element.name).toLowerCase() : undefined;
}
