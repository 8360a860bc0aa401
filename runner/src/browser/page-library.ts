/**
 * Functions that every page is given once, with the selectors, so that an order need only name them: the source of a look at a page
 * is longer than all else that is sent for it, and a selector is read letter by letter.
 */
const libraryFunctions: string[] = [];
let isInjected = false;

/** A function that works inside pages; here it is only known by its name. */
const names = new WeakMap<object, string>();

/**
 * The expression that stands for a function inside the page.
 * @param source of a function; it may name others of the library by their expressions
 */
export function addToLibrary(source: string): string {
  const place = libraryFunctions.indexOf(source);
  if (place >= 0) return `library[${place}]`;
  // What is loaded only after the first browser travels with each order.
  return isInjected ? `(${source})` : `library[${libraryFunctions.push(source) - 1}]`;
}

/** The same, as something to be passed on as a function. */
export function addFunctionToLibrary<F extends (...args: never[]) => unknown>(source: string): F {
  const stand = (() => {
    throw new Error('This function works inside pages only.');
  }) as unknown as F;
  names.set(stand, addToLibrary(source));
  return stand;
}

/** What an order says to have a function called: its place in the library, or its source. */
export function expressionOf(work: object): string {
  return names.get(work) ?? `(${String(work)})`;
}

/** The library's source, as it is from now on. */
export function librarySource(): string {
  isInjected = true;
  return `[${libraryFunctions.join(',\n')}]`;
}
