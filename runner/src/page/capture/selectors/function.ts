import * as functions from '../entry.ts';
import { withFreshCaches } from '../per-call.ts';
import { gathered, provideRun } from './store.ts';

type PageFunction = (subject: unknown, argument: unknown, lists: Element[][]) => unknown;

interface Request {
  argument: unknown;
  /** The ids of gathered lists. */
  lists?: string[];
  isSingle?: boolean;
}

/** Returns the result of a function as the text of a detached element. */
export const selector = {
  queryAll(root: Element | Document, body: string): Element[] {
    const [name = '', request = ''] = body.split('.');
    const { argument, lists: ids = [], isSingle } = decode(request);
    const lists = ids.map((id) => {
      const list = gathered().get(id) ?? [];
      gathered().delete(id);
      return list;
    });
    const [all] = lists;
    const result = document.createElement('data');
    const isNone = isSingle ? all?.length !== 1 : all?.length === 0;
    const subject = isSingle ? all?.[0] : (all ?? root);
    result.textContent = JSON.stringify(isNone ? {} : { answer: call(name, subject, argument, lists) });
    return [result];
  },
  query: (root: Element, body: string) => selector.queryAll(root, body)[0],
};

provideRun((name, request) => call(name, document, decode(request).argument, []));

function call(name: string, subject: unknown, argument: unknown, lists: Element[][]): unknown {
  const pageFunction = (functions as unknown as Record<string, PageFunction>)[name];
  if (!pageFunction) throw new Error(`There is no page function ${name}.`);
  return withFreshCaches(() => pageFunction(subject, argument, lists));
}

function decode(text: string): Request {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Request;
}
