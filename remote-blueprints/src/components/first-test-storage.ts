import { readSession } from 'shared/auth';
import type { FirstTest } from '../model/first-test.ts';

const key = () => `first-test:${readSession()?.user.email}`;

/** What is remembered of this user's first test in this browser. */
export function loadFirstTest(): FirstTest {
  try {
    return (JSON.parse(localStorage.getItem(key()) ?? 'null') as FirstTest | null) ?? {};
  } catch {
    return {};
  }
}

export function storeFirstTest(change: FirstTest): void {
  try {
    localStorage.setItem(key(), JSON.stringify({ ...loadFirstTest(), ...change }));
  } catch {
    // A full or blocked storage: the guide is shown again.
  }
}
