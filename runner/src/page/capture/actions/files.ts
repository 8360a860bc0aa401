/** Whether an element is a file field. */
export function isFileField(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === 'file';
}

/** The names of the files that a field holds. */
export function namesOfFiles(element: Element): string[] {
  return element instanceof HTMLInputElement ? [...(element.files ?? [])].map(({ name }) => name) : [];
}
