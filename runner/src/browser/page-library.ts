/**
 * Functions that are injected into every page once, with the selectors, so that a request only names them: the source of a probe
 * is longer than the rest of the request, and selectors are parsed character by character.
 */
const libraryFunctions: string[] = [];
let isInjected = false;

/** The expressions of library functions, by their placeholders. */
const names = new WeakMap<object, string>();

/**
 * Adds a function to the library. @returns the expression for it inside the page.
 * @param source of the function; may contain expressions of other library functions
 */
export function addToLibrary(source: string): string {
  const index = libraryFunctions.indexOf(source);
  if (index >= 0) return `library[${index}]`;
  // A function that is added after the injection is sent with each request.
  return isInjected ? `(${source})` : `library[${libraryFunctions.push(source) - 1}]`;
}

/** Adds a function to the library. @returns a placeholder that `expressionOf` resolves. */
export function addFunctionToLibrary<F extends (...args: never[]) => unknown>(source: string): F {
  const placeholder = (() => {
    throw new Error('This function works inside pages only.');
  }) as unknown as F;
  names.set(placeholder, addToLibrary(source));
  return placeholder;
}

/** Adds a function without dependencies to the library. @returns the same function. */
export function inLibrary<F extends (...args: never[]) => unknown>(pageFunction: F): F {
  names.set(pageFunction, addToLibrary(String(pageFunction)));
  return pageFunction;
}

/** The index of a function in the library; undefined: it is not in the injected library. */
export function libraryIndexOf(pageFunction: object): number | undefined {
  const [, index] = /^library\[(\d+)\]$/u.exec(names.get(pageFunction) ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
}

/** The expression of a function inside the page: its index in the library, or its source. */
export function expressionOf(pageFunction: object): string {
  return names.get(pageFunction) ?? `(${String(pageFunction)})`;
}

/** The library's source. Functions that are added later are not in it. */
export function librarySource(): string {
  isInjected = true;
  return `[${libraryFunctions.join(',\n')}]`;
}
