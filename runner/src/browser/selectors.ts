import type { Selectors } from 'playwright-core';
import { librarySource } from './page-library.ts';

/** `${GATHER}=id` collects the elements that it is evaluated on, in order, under that id. */
export const GATHER = 'steplight-gather';
/** `${WORK}=expression.request`, both base64: matches an element whose text is the result of the function of that expression. */
export const WORK = 'steplight-work';
/** `${ELEMENT}=id` matches an element by its id (agent/resolve/page/registry.ts); `${ELEMENT}=id.expression.request`: with a fallback if it was removed. */
export const ELEMENT = 'steplight-element';
/** `${NOTE}=answer` filters the result element from all matches. */
export const NOTE = 'steplight-note';

type Work = (subject: unknown, argument: unknown, lists: Element[][]) => unknown;

/** Registers the selectors. This must happen before pages are opened. */
export async function registerSelectors(selectors: Selectors): Promise<void> {
  await selectors.register(GATHER, { content: `(${gathering.toString()})()` }, { contentScript: true });
  const content = `(() => { const library = ${librarySource()}; return (${working.toString()})(library); })()`;
  await selectors.register(WORK, { content }, { contentScript: true });
  await selectors.register(ELEMENT, { content: `(${finding.toString()})()` }, { contentScript: true });
  await selectors.register(NOTE, { content: `(${noting.toString()})()` }, { contentScript: true });
}

/** Runs inside the page: collects the elements that it is evaluated on, in order. */
function gathering() {
  const kept = ((globalThis as { steplightGathered?: Map<string, Element[]> }).steplightGathered ??=
    new Map());
  const queryAll = (root: Element, id: string) => {
    const list = kept.get(id);
    if (list) list.push(root);
    else kept.set(id, [root]);
    return [root];
  };
  return { queryAll, query: (root: Element, id: string) => queryAll(root, id)[0] };
}

/** Runs inside the page: returns the result as the text of a detached element. */
function working(library: unknown[]) {
  const works = new Map<string, Work>();
  const kept = ((globalThis as { steplightGathered?: Map<string, Element[]> }).steplightGathered ??=
    new Map());
  const decode = (text: string) =>
    new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  const evaluated = (expression: string) => new Function('library', `return ${expression};`)(library) as Work;
  const workOf = (source: string): Work => {
    const work = works.get(source) ?? evaluated(decode(source));
    works.set(source, work);
    return work;
  };
  const carryOut = (source: string, order: string) =>
    workOf(source)(document, (JSON.parse(decode(order)) as { argument: unknown }).argument, []);
  (globalThis as { steplightRun?: typeof carryOut }).steplightRun = carryOut;
  const queryAll = (root: Element | Document, body: string) => {
    const [source = '', order = ''] = body.split('.');
    const work = workOf(source);
    const { argument, lists: ids } = JSON.parse(decode(order)) as { argument: unknown; lists: string[] };
    const lists = ids.map((id) => {
      const list = kept.get(id) ?? [];
      kept.delete(id);
      return list;
    });
    const [all] = lists;
    const note = document.createElement('data');
    const isNone = all?.length === 0;
    note.textContent = JSON.stringify(isNone ? {} : { answer: work(all ?? root, argument, lists) });
    return [note];
  };
  return { queryAll, query: (root: Element, body: string) => queryAll(root, body)[0] };
}

/** Runs inside the page: elements that were found before, by their ids. */
function finding() {
  interface Store {
    steplightElements?: { elements: Map<string, WeakRef<Element>> };
    steplightRun?: (source: string, order: string) => unknown;
  }
  const queryAll = (_: Element | Document, body: string): Element[] => {
    const [id = '', source, order] = body.split('.');
    const { steplightElements, steplightRun } = globalThis as Store;
    const element = steplightElements?.elements.get(id)?.deref();
    if (element?.isConnected) return [element];
    return source && order ? ((steplightRun?.(source, order) ?? []) as Element[]) : [];
  };
  return { queryAll, query: (root: Element, body: string) => queryAll(root, body)[0] };
}

/** Runs inside the page: the result is the detached element. */
function noting() {
  const queryAll = (root: Element) => (root.localName === 'data' && !root.isConnected ? [root] : []);
  return { queryAll, query: (root: Element) => queryAll(root)[0] };
}
