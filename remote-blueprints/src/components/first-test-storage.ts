import { personalKey, readRemembered, remember } from 'shared/auth';
import type { FirstTest } from '../model/first-test.ts';

const key = () => personalKey('first-test');

/** What is remembered of this user's first test in this browser. */
export function loadFirstTest(): FirstTest {
  try {
    return (JSON.parse(readRemembered(key()) ?? 'null') as FirstTest | null) ?? {};
  } catch {
    return {};
  }
}

export function storeFirstTest(change: FirstTest): void {
  remember(key(), JSON.stringify({ ...loadFirstTest(), ...change }));
}
