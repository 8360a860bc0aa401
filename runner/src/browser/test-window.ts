import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunBrowser } from 'shared/contract';
import type { SignedInState } from '../login/signed-in-state.ts';
import type { RunNetwork } from '../network/run-network.ts';
import { watchActivity, type Activity } from './activity.ts';
import { createSessions } from './cdp-sessions.ts';
import { contextOptions } from './context-options.ts';
import { redactSecretFields, type Redactor, type Secrets } from './redaction.ts';
import { credentialsOption, sendHeaders, type SiteAccess } from './site-access.ts';
import { watchDialogs, type Dialogs } from './dialogs.ts';
import { watchDownloads, type RunDownloads } from './downloads/run-downloads.ts';
import { TELL_EVENTS } from '../page/capture/dom/told.ts';
import { tellProbes } from './tell-probes.ts';
import { limitPages } from './limit-pages.ts';
import { logRequests, type RequestLog } from './request-log.ts';

/** The browser context of one run and the tab that its steps act on. */
export interface TestWindow {
  context: BrowserContext;
  /** The run's proxy; undefined: the browser's own network. */
  network: RunNetwork | undefined;
  activity: Activity;
  redactor: Redactor;
  takesScreenshots: boolean;
  /** JavaScript dialogs, which stay open until a step answers them. */
  dialogs: Dialogs;
  downloads: RunDownloads;
  /** null: no step needs them. */
  requests: RequestLog | null;
  /** The front tab: the one that was opened or brought to the front last. */
  page(): Page;
  /** The open tabs, oldest first. */
  pages(): Page[];
  bringToFront(page: Page): Promise<void>;
  onPageChange(listener: (page: Page) => void): void;
  /** Sentences about what happened without a step since the last call, e.g. closed tabs. */
  takeNotes(): string[];
  /** Rejects with `BrowserLostError` when the page or the browser crashes; never resolves. */
  lost: Promise<never>;
  close(): Promise<void>;
}

/** The page or the browser of a run crashed or closed. The message is a sentence. */
export class BrowserLostError extends Error {
  override readonly name = 'BrowserLostError';
}

const CLOSE_TIMEOUT_MS = 1500;
const CLOSE_IDLE_TIMEOUT_MS = 300;
const MAX_NOTES = 10;

/** What a window records only for steps that ask for it. */
export interface StepNeeds {
  /** A step is about the answer to a request. */
  requests: boolean;
  /** A step is about a download: PDFs that the browser shows count as such. */
  downloads: boolean;
}

export interface WindowOptions {
  /** The run's proxy; absent: the browser's own network. */
  network?: RunNetwork | undefined;
  /** What screenshots must not show; absent: there are no secrets. */
  secrets?: Secrets | undefined;
  /** Default: true. */
  takesScreenshots?: boolean | undefined;
  /** Downloads are kept in a folder in it until the window is closed; absent: the system's. */
  temporaryFolder?: string | undefined;
  /** What is recorded besides; absent: nothing. */
  needs?: StepNeeds | undefined;
  /** What the site asks for; absent: nothing. */
  access?: SiteAccess | undefined;
  /** Absent: Chromium of 1280×720. */
  settings?: RunBrowser | undefined;
  /** Cookies and storage of a sign-in; absent: the window begins without any. */
  signedIn?: SignedInState | undefined;
}

/** Opens an isolated window: no shared cookies or storage, redacted passwords. */
export async function openTestWindow(browser: Browser, options: WindowOptions = {}): Promise<TestWindow> {
  const { network, access, settings, signedIn } = options;
  const proxy = network && { server: network.proxyServer };
  const context = await browser.newContext({
    ...(await contextOptions(settings)),
    ...(signedIn && { storageState: signedIn.storage }),
    ...credentialsOption(access),
    acceptDownloads: true,
    proxy,
  });
  try {
    return await prepareWindow(browser, context, options);
  } catch (error) {
    await context.close().catch(() => undefined);
    throw error;
  }
}

/** Watches what happens in the context, and opens its first tab. */
async function prepareWindow(
  browser: Browser,
  context: BrowserContext,
  { network, secrets, takesScreenshots = true, temporaryFolder, needs, access }: WindowOptions,
): Promise<TestWindow> {
  const sessionOf = createSessions(context);
  const activity = watchActivity(context, sessionOf);
  const redactor = await redactSecretFields(context, secrets);
  await context.addInitScript(tellProbes, TELL_EVENTS);
  let notes: string[] = [];
  let isClosing = false;
  const loss = Promise.withResolvers<never>();
  loss.promise.catch(() => undefined);
  const reportLoss = (sentence: string) => {
    if (!isClosing) loss.reject(new BrowserLostError(sentence));
  };

  const tabs = trackTabs(context, {
    onCrash: () => reportLoss('The page crashed.'),
    // A browser that crashes closes its pages first.
    onLastClosed: () =>
      setTimeout(() => reportLoss('The page closed its own window.'), CLOSE_IDLE_TIMEOUT_MS),
    isIgnored: () => isClosing || !browser.isConnected(),
  });
  const note = (sentence: string) => {
    // A page can repeat a note, or create new ones, without end.
    if (notes.length < MAX_NOTES && !notes.includes(sentence)) notes.push(sentence);
  };
  const dialogs = watchDialogs(context, () => note('The page asked whether it may be left, and was left.'));
  limitPages(context, note);
  const downloads = watchDownloads(context, sessionOf, {
    temporaryFolder,
    areAsserted: needs?.downloads,
    onRefused: note,
  });
  const requests = needs?.requests ? logRequests(context, network) : null;
  const onDisconnected = () => reportLoss('The browser stopped unexpectedly.');

  await context.newPage();
  await sendHeaders(context, access);
  browser.on('disconnected', onDisconnected);
  return {
    context,
    network,
    activity,
    redactor,
    takesScreenshots,
    dialogs,
    downloads,
    requests,
    ...tabs,
    takeNotes() {
      const taken = [...notes, ...(network?.takeNotes() ?? [])];
      notes = [];
      return taken;
    },
    lost: loss.promise,
    async close() {
      isClosing = true;
      browser.off('disconnected', onDisconnected);
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, CLOSE_TIMEOUT_MS)));
      const end = dialogs.dismissAll().then(() => context.close());
      await Promise.race([end.catch(() => undefined), limit]);
      clearTimeout(timer);
      await downloads.close();
    },
  };
}

interface TabEvents {
  onCrash(): void;
  onLastClosed(): void;
  /** Whether closed tabs are ignored. */
  isIgnored(): boolean;
}

/** Tracks the tabs of a context and which of them is in front. */
function trackTabs(
  context: BrowserContext,
  { onCrash, onLastClosed, isIgnored }: TabEvents,
): Pick<TestWindow, 'page' | 'pages' | 'bringToFront' | 'onPageChange'> {
  const pages: Page[] = [];
  /** In the order of their last activation, the front tab last. */
  let stack: Page[] = [];
  const listeners: ((page: Page) => void)[] = [];
  const announce = () => {
    const page = stack.at(-1);
    if (page) listeners.forEach((listener) => listener(page));
    else onLastClosed();
  };
  context.on('page', (page) => {
    pages.push(page);
    stack.push(page);
    page.on('crash', onCrash);
    page.on('close', () => {
      pages.splice(pages.indexOf(page), 1);
      stack = stack.filter((other) => other !== page);
      if (!isIgnored()) announce();
    });
    announce();
  });
  return {
    page() {
      const page = stack.at(-1);
      if (!page) throw new Error('The last page has been closed.');
      return page;
    },
    pages: () => [...pages],
    async bringToFront(page) {
      stack = [...stack.filter((other) => other !== page), page];
      await page.bringToFront();
      announce();
    },
    onPageChange: (listener) => void listeners.push(listener),
  };
}
