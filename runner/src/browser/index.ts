export { webAddress } from './address.ts';
export { findChromium, installChromium } from './chromium.ts';
export { loadChromium } from './load-chromium.ts';
export type { Browser, BrowserContext, ConsoleMessage, Page, Route } from 'playwright-core';
