import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** The session of a page in the DevTools protocol; rejects in browsers without it. */
export type SessionOf = (page: Page) => Promise<CDPSession>;

/** One session for each page of a context, opened at the first use. */
export function createSessions(context: BrowserContext): SessionOf {
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  return (page) => {
    const session = sessions.get(page) ?? context.newCDPSession(page);
    sessions.set(page, session);
    return session;
  };
}
