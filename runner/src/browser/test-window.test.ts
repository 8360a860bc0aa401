import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findChromium } from './chromium.ts';
import { launchBrowser } from './launch.ts';
import { openTestWindow } from './test-window.ts';

test('a window that cannot be opened leaves nothing open', async () => {
  const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  try {
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await newContext(options);
      context.newPage = () => Promise.reject(new Error('No tab'));
      return context;
    };
    await assert.rejects(openTestWindow(browser), /No tab/u);
    assert.deepEqual(browser.contexts(), []);
  } finally {
    await browser.close();
  }
});
