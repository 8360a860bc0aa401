import type { Action } from './action.ts';
import { openPage } from './go-to-url.ts';

export const searchGoogle: Action<'google'> = async (session, { text }) => {
  const { result } = await openPage(session, `https://www.google.com/search?q=${encodeURIComponent(text)}`);
  return { description: `Search Google for "${text}"`, result };
};
