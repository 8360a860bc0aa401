import type { BrowserContext, Page } from 'playwright-core';
import type { BrowserEngine } from 'shared/constants';
import { BrowserUnavailableError } from './browser-source.ts';

/** What the site of a run asks for. It is sent to this origin and to no other, whatever redirects or embeds it. */
export interface SiteAccess {
  /** e.g. `https://staging.example.com`. */
  origin: string;
  /** Added to each request of a page to the origin. */
  headers: { name: string; value: string }[];
  /** HTTP authentication; null: none. */
  credentials: { user: string; password: string } | null;
}

/**
 * Only Chromium can send headers to one origin alone.
 * @throws BrowserUnavailableError where a run has some and another browser
 */
export function requireHeaders(access: SiteAccess | undefined, engine: BrowserEngine): void {
  if (!access || access.headers.length === 0 || engine === 'chromium') return;
  const name = engine === 'firefox' ? 'Firefox' : 'WebKit';
  throw new BrowserUnavailableError(
    `The headers of the environment cannot be sent by ${name}. Run the test in Chromium, or in an environment without headers.`,
  );
}

/** A shorter text could not be masked: too many harmless ones contain it. */
const MIN_MASKED_LENGTH = 4;

/** The option of a new context; Playwright answers only challenges of the origin. */
export function credentialsOption(access: SiteAccess | undefined) {
  if (!access?.credentials) return {};
  const { user: username, password } = access.credentials;
  return { httpCredentials: { username, password, origin: access.origin } };
}

/** The texts of an access that results must not show: values of headers, with and without their scheme, and the password. */
export function secretsOfAccess(access: Omit<SiteAccess, 'origin'> | undefined): string[] {
  if (!access) return [];
  const values = access.headers.flatMap(({ value }) => [
    value,
    value.replace(/^(?:Basic|Bearer|Token) +/iu, ''),
  ]);
  const { credentials } = access;
  const pair = credentials && Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64');
  const all = [...values, ...(credentials && pair ? [credentials.password, pair] : [])];
  return [...new Set(all)].filter((text) => text.trim().length >= MIN_MASKED_LENGTH);
}

/**
 * Adds the headers to the requests that the tabs of a context send to the origin. Playwright's own ways do not do: `extraHTTPHeaders` go to
 * every origin, and headers of `route.continue` follow redirects. A tab that a page opens may send its first request without them.
 * `requireHeaders` has refused other browsers than Chromium.
 */
export async function sendHeaders(context: BrowserContext, access: SiteAccess | undefined): Promise<void> {
  if (!access || access.headers.length === 0) return;
  context.on('page', (page) => void addToPage(page, access).catch(() => undefined));
  await Promise.all(context.pages().map((page) => addToPage(page, access)));
}

async function addToPage(page: Page, { origin, headers, credentials }: SiteAccess): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isOwn = URL.parse(request.url)?.origin === origin;
    const sent = isOwn ? { headers: withHeaders(request.headers, headers) } : {};
    // It fails where the page has gone, and its request with it.
    session.send('Fetch.continueRequest', { requestId, ...sent }).catch(() => undefined);
  });
  const answered = new Set<string>();
  // With requests held here, Chromium 150 no longer asks Playwright's session for the credentials.
  session.on('Fetch.authRequired', ({ requestId, authChallenge }) => {
    const isOwn = authChallenge.source !== 'Proxy' && authChallenge.origin === origin;
    const isFirst = !answered.has(requestId);
    answered.add(requestId);
    const authChallengeResponse: {
      response: 'ProvideCredentials' | 'Default';
      username?: string;
      password?: string;
    } =
      credentials && isOwn && isFirst
        ? { response: 'ProvideCredentials', username: credentials.user, password: credentials.password }
        : { response: 'Default' };
    session.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => undefined);
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `${escaped(origin)}/*` }],
    handleAuthRequests: credentials !== null,
  });
}

type Headers = SiteAccess['headers'];

/** The request's own, with the others in their places. Cookies stay the browser's. */
function withHeaders(own: Record<string, string>, others: Headers): Headers {
  const replaced = new Set(['cookie', ...others.map(({ name }) => name.toLowerCase())]);
  const preserved = Object.entries(own).filter(([name]) => !replaced.has(name.toLowerCase()));
  return [...preserved.map(([name, value]) => ({ name, value })), ...others];
}

/** `*`, `?` and `\` have a meaning in a pattern. */
const escaped = (text: string): string => text.replace(/[*?\\]/gu, String.raw`\$&`);
