import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AccessibilityFindings } from 'shared/contract';
import { listen, type Site } from 'test-support';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { GENEROUS } from '../testing/timings.ts';

const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main>${body}</main></body></html>`;

const INACCESSIBLE = `<h1>Shop</h1><button aria-label="Buy">Buy</button><img src="data:," width="50" height="50">
<a href="/cart"></a><p style="color: #ccc; background: #fff" data-code="hunter2">Hardly to be read</p>`;

describe('accessibility', () => {
  let site: Site;
  let other: Site;
  let page: SentencePage;
  let found: AccessibilityFindings | undefined;
  const pages: Record<string, { body: string; policy?: string }> = {};
  before(async () => {
    const serve = () =>
      listen(({ url = '/' }, response) => {
        const { body, policy } = pages[url] ?? { body: '' };
        response.writeHead(200, {
          'content-type': 'text/html',
          ...(policy && { 'content-security-policy': policy }),
        });
        response.end(document(body));
      });
    [site, other] = await Promise.all([serve(), serve()]);
    const elsewhere = other.address.replace('127.0.0.1', 'localhost');
    Object.assign(pages, {
      '/good': { body: '<h1>Shop</h1><button>Buy</button>' },
      '/faulty': { body: INACCESSIBLE },
      '/strict': { body: INACCESSIBLE, policy: "default-src 'none'; require-trusted-types-for 'script'" },
      '/framed': { body: `<h1>Shop</h1><iframe title="Advert" src="${elsewhere}/faulty"></iframe>` },
      '/sandboxed': { body: `<h1>Shop</h1><iframe title="Advert" sandbox src="/faulty"></iframe>` },
      '/locked': { body: INACCESSIBLE, policy: 'sandbox' },
    });
    page = await openSentencePage('', [{ name: 'code', value: 'hunter2', isSecret: true }]);
    page.run.hooks = { onAccessibilityChecked: (findings) => (found = findings) };
  });
  after(async () => {
    await page.close();
    await Promise.all([site.close(), other.close()]);
  });

  const SERIOUS = 'The page has no serious accessibility problems';
  async function check(path: string, sentence = SERIOUS, timing = GENEROUS): Promise<string> {
    found = undefined;
    await page.page.goto(`${site.address}${path}`);
    return page.executeSentence(sentence, timing).catch((error: unknown) => (error as Error).message);
  }

  it('has no problems on a page without any', async () => {
    assert.equal(await check('/good'), `${SERIOUS}.`);
    assert.deepEqual(found, { findings: [], skipped_frames: 0 });
  });

  it('names problems with their elements, without secrets', async () => {
    assert.match(
      await check('/faulty'),
      /^1 critical and 2 serious problems: Images must have alternative text \(.+\); Elements must meet minimum color contrast ratio thresholds \(text "Hardly to be read"\); Links must have discernible text \(link\)\.$/,
    );
    const contrast = found?.findings.find(({ rule }) => rule === 'color-contrast');
    assert.equal(contrast?.count, 1);
    assert.match(contrast?.help_url ?? '', /^https:\/\/dequeuniversity\.com\/rules\/axe\//);
    const [element] = contrast?.elements ?? [];
    assert.match(element?.html ?? '', /data-code="••••"/);
    assert.ok(element?.box && element.box.width > 100 && element.box.height > 10);
  });

  it('passes above the impact that a step names, and reports the milder problems', async () => {
    assert.match(
      await check('/faulty', 'The page has no critical accessibility problems'),
      /^1 critical problem: .+ 2 milder problems were found\.$/,
    );
  });

  it('is checked where the page forbids scripts of others', async () => {
    // The policy forbids the faint colour too.
    assert.match(await check('/strict'), /^1 critical and 1 serious problems/);
    assert.equal(await page.page.evaluate(() => 'axe' in window || 'steplightAxe' in window), false);
  });

  it('is checked in frames of other sites, at their place in the window', async () => {
    assert.match(await check('/framed'), /^1 critical and 2 serious problems/);
    const box = found?.findings.find(({ rule }) => rule === 'color-contrast')?.elements[0]?.box;
    assert.ok(box && box.y > 80, `at ${JSON.stringify(box)}`);
  });

  it('counts frames that cannot be checked', async () => {
    assert.equal(await check('/sandboxed'), `${SERIOUS}. 1 frame could not be checked.`);
    assert.equal(found?.skipped_frames, 1);
  });

  it('does not hold for a page that cannot be checked', async () => {
    // Its timers never run, so that it is never idle.
    const timing = { ...GENEROUS, idleBeforeEvaluation: 0 };
    assert.equal(
      await check('/locked', SERIOUS, timing),
      'The accessibility of the page could not be checked in time.',
    );
  });
});
