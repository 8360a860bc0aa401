import type { Selectors } from 'playwright-core';
import { librarySource } from './page-library.ts';

/** `${GATHER}=id` collects the elements that it is evaluated on, in order, under that id. */
export const GATHER = 'steplight-gather';
/** `${FUNCTION}=expression.request`, both base64: matches an element whose text is the result of the function of that expression. */
export const FUNCTION = 'steplight-function';
/** `${ELEMENT}=id` matches an element by its id (agent/resolve/page/registry.ts); `${ELEMENT}=id.expression.request`: with a fallback if it was removed. */
export const ELEMENT = 'steplight-element';
/** `${RESULT}=answer` filters the result element from all matches. */
export const RESULT = 'steplight-result';

type PageFunction = (subject: unknown, argument: unknown, lists: Element[][]) => unknown;

/** Registers the selectors. This must happen before pages are opened. */
export async function registerSelectors(selectors: Selectors): Promise<void> {
  await selectors.register(GATHER, { content: `(${gatherSelector.toString()})()` }, { contentScript: true });
  const content = `(() => { const library = ${librarySource()}; return (${functionSelector.toString()})(library); })()`;
  await selectors.register(FUNCTION, { content }, { contentScript: true });
  await selectors.register(
    ELEMENT,
    { content: `(${elementSelector.toString()})()` },
    { contentScript: true },
  );
  await selectors.register(RESULT, { content: `(${resultSelector.toString()})()` }, { contentScript: true });
}

/** Runs inside the page: collects the elements that it is evaluated on, in order. */
function gatherSelector() {
  const gathered = ((globalThis as { steplightGathered?: Map<string, Element[]> }).steplightGathered ??=
    new Map());
  const queryAll = (root: Element, id: string) => {
    const list = gathered.get(id);
    if (list) list.push(root);
    else gathered.set(id, [root]);
    return [root];
  };
  return { queryAll, query: (root: Element, id: string) => queryAll(root, id)[0] };
}

/** Runs inside the page: returns the result as the text of a detached element. */
function functionSelector(library: unknown[]) {
  const functions = new Map<string, PageFunction>();
  const gathered = ((globalThis as { steplightGathered?: Map<string, Element[]> }).steplightGathered ??=
    new Map());
  const decode = (text: string) =>
    new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  const evaluated = (expression: string) =>
    new Function('library', `return ${expression};`)(library) as PageFunction;
  const functionOf = (source: string): PageFunction => {
    const pageFunction = functions.get(source) ?? evaluated(decode(source));
    functions.set(source, pageFunction);
    return pageFunction;
  };
  const runFunction = (source: string, request: string) =>
    functionOf(source)(document, (JSON.parse(decode(request)) as { argument: unknown }).argument, []);
  (globalThis as { steplightRun?: typeof runFunction }).steplightRun = runFunction;
  const queryAll = (root: Element | Document, body: string) => {
    const [source = '', request = ''] = body.split('.');
    const pageFunction = functionOf(source);
    const {
      argument,
      lists: ids,
      isSingle,
    } = JSON.parse(decode(request)) as {
      argument: unknown;
      lists: string[];
      isSingle?: boolean;
    };
    const lists = ids.map((id) => {
      const list = gathered.get(id) ?? [];
      gathered.delete(id);
      return list;
    });
    const [all] = lists;
    const result = document.createElement('data');
    const isNone = isSingle ? all?.length !== 1 : all?.length === 0;
    const subject = isSingle ? all?.[0] : (all ?? root);
    result.textContent = JSON.stringify(isNone ? {} : { answer: pageFunction(subject, argument, lists) });
    return [result];
  };
  return { queryAll, query: (root: Element, body: string) => queryAll(root, body)[0] };
}

/** Runs inside the page: elements that were found before, by their ids. */
function elementSelector() {
  interface Store {
    steplightElements?: { elements: Map<string, WeakRef<Element>> };
    steplightRun?: (source: string, request: string) => unknown;
  }
  const queryAll = (_: Element | Document, body: string): Element[] => {
    const [id = '', source, request] = body.split('.');
    const { steplightElements, steplightRun } = globalThis as Store;
    const element = steplightElements?.elements.get(id)?.deref();
    if (element?.isConnected) return [element];
    return source && request ? ((steplightRun?.(source, request) ?? []) as Element[]) : [];
  };
  return { queryAll, query: (root: Element, body: string) => queryAll(root, body)[0] };
}

/** Runs inside the page: the result is the detached element. */
function resultSelector() {
  const queryAll = (root: Element) => (root.localName === 'data' && !root.isConnected ? [root] : []);
  return { queryAll, query: (root: Element) => queryAll(root)[0] };
}
