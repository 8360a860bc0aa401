const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Whether the text is a key: nothing that could leave the folder. */
export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}

/** The key itself. Throws for what is none. */
export function requireStorageKey(text: string): string {
  if (!isStorageKey(text)) throw new Error(`Not a storage key: ${text}`);
  return text;
}
