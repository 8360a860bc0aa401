import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../runner/src/browser/launch.ts';
import { openSentencePageIn } from '../../runner/src/testing/open-sentence-page.ts';
import { modelOf } from '../../runner/src/resolve/testing/check-model.ts';
import type { PageAddress } from '../false-statements/pages.ts';
import { startApplication } from '../trials/applications.ts';
import { readAccessibilityTree } from './accessibility-tree.ts';
import { compareTree } from './compare-tree.ts';
import { decisionOn, loadDecided } from './decided.ts';
import { pressControls } from './press-controls.ts';
import { tryPage } from './try-page.ts';

const PAGES: PageAddress[] = [
  { application: 'admin', path: '/production/login.html' },
  { application: 'widgets', path: '/' },
];

describe('the trial of real pages', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  });
  after(() => browser.close());

  for (const { application, path } of PAGES)
    it(`finds nothing new on ${application} ${path}`, async () => {
      const site = await startApplication(application);
      try {
        const { elements, pressed, differences } = await tryPage(
          browser,
          { library: application, address: site.address + path },
          ['tree', 'press'],
        );
        const decided = await loadDecided();
        assert.deepEqual(
          differences.filter((difference) => !decisionOn(decided, difference)),
          [],
        );
        assert.ok(elements >= 10 && pressed >= 3, `It compared ${elements} elements and pressed ${pressed}.`);
      } finally {
        await site.close();
      }
    });

  it('finds what a model says wrongly, and a press that arrives elsewhere', async () => {
    const sentences = await openSentencePageIn(
      browser,
      '<h1>Orders</h1><input type="checkbox" checked aria-label="Express"><button>Save</button><button>Close</button>',
    );
    try {
      const tree = await readAccessibilityTree(sentences.page);
      const model = await modelOf(sentences.run);
      assert.deepEqual(compareTree('none', tree, model), []);
      for (const node of model.nodes) {
        if (node.role === 'checkbox') node.states = ['unchecked'];
        if (node.text === 'Save') node.names = { accessible: 'Send' };
        if (node.text === 'Save') node.text = 'Send';
      }
      const found = compareTree('none', tree, model).map(({ what, name }) => `${what} of ${name}`);
      assert.deepEqual(found, ['checked of Express', 'name of Save']);
      const renamed = tree.map((element) => ({
        ...element,
        name: { Save: 'Close', Close: 'Save' }[element.name] ?? element.name,
      }));
      const { differences } = await pressControls('none', renamed, sentences);
      assert.deepEqual(
        differences.map(({ what }) => what),
        ['press elsewhere', 'press elsewhere'],
      );
    } finally {
      await sentences.close();
    }
  });
});
