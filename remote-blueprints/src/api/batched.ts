import { TESTS_PER_HISTORIES_MAX } from 'shared/constants';

/** Milliseconds for which calls are collected: a list that is scrolled shows its rows one after the other. */
const PAUSE = 40;
interface Waiting<Value> {
  id: number;
  signal: AbortSignal;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** Makes one call of many: what is asked for within a moment is loaded together. What is given up meanwhile is left out. */
export function batched<Value>(load: (ids: number[]) => Promise<(id: number) => Value>) {
  let waiting: Waiting<Value>[] = [];

  const flush = () => {
    const wanted = waiting.filter(({ signal }) => !signal.aborted);
    waiting = [];
    for (let start = 0; start < wanted.length; start += TESTS_PER_HISTORIES_MAX)
      void answer(wanted.slice(start, start + TESTS_PER_HISTORIES_MAX));
  };

  const answer = async (calls: Waiting<Value>[]) => {
    try {
      const valueOf = await load(calls.map(({ id }) => id));
      for (const { id, resolve } of calls) resolve(valueOf(id));
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };

  return (id: number, signal: AbortSignal): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, PAUSE);
      waiting.push({ id, signal, resolve, reject });
    });
}
