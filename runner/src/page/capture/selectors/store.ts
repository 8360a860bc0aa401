/** What the selectors share: each is a script of its own, in the same isolated world. */
interface Store {
  steplightGathered?: Map<string, Element[]>;
  steplightRun?: (name: string, request: string) => unknown;
}

const store = globalThis as Store;

/** The elements that were gathered for the next evaluation, by the ids of their lists. */
export function gathered(): Map<string, Element[]> {
  return (store.steplightGathered ??= new Map<string, Element[]>());
}

/** Lets `runFunction` call the functions of the bundle. */
export function provideRun(run: NonNullable<Store['steplightRun']>): void {
  store.steplightRun = run;
}

/** Calls a function of the bundle with the document. undefined: the bundle is not there yet. */
export function runFunction(name: string, request: string): unknown {
  return store.steplightRun?.(name, request);
}
