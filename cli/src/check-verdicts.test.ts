import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readStep } from 'shared/step-language';
import { printPlan } from '../../server/src/modules/test-files/format/plan-file.ts';
import { startTestRunner } from '../../runner/src/testing/test-runner.ts';
import { serveSite } from '../../runner/src/testing/test-site.ts';
import { check, linesOf, writeFiles } from './testing/check-command.ts';

/** The limit of steps on the server. */
const STEP_TIMEOUT_SECONDS = 60;

/** Sentences that pass and fail, by the page that they are about. */
const PAGES: Record<string, { body: string; sentences: string[] }> = {
  '/cart': {
    body: `<title>Cart</title><h1>Your cart</h1><ul><li>Lamp</li><li>Chair</li></ul>
      <button onclick="document.title = 'Paid'; this.nextElementSibling.textContent = 'Thanks'">Pay now</button><p role="status"></p>`,
    sentences: [
      'Click button "Pay now"',
      'please click on "Pay now"',
      'Click button "Pay"',
      'The page shows "Lamp"',
      'The page does not show "Chair"',
      'The page title is "Basket"',
    ],
  },
  '/form': {
    body: `<title>Form</title><label>Name <input value="Ada"></label><label><input type="checkbox"> I agree</label>
      <label>Country <select><option>Spain<option>Italy</select></label><button disabled>Send</button>`,
    sentences: [
      'Type "Bob" into "Name"',
      'Field "Name" has the value "Bob"',
      'Select "Italy" in "Country"',
      'Select "Norway" in "Country"',
      'Check "I agree"',
      'Button "Send" is enabled',
    ],
  },
  '/table': {
    body: `<title>Orders</title><table><tr><th>Item<th>Price<tr><td>Lamp<td>10<tr><td>Chair<td>20</table>
      <a href="/cart">Cart</a><a href="/nowhere">Lost</a>`,
    sentences: ['Click link "Cart"', 'Click link "Lost"', 'The page shows "30"', 'Go to "/form"'],
  },
};

test('check and the runner of a worker say the same', { timeout: 600_000 }, async () => {
  const site = await serveSite(
    Object.fromEntries(Object.entries(PAGES).map(([path, { body }]) => [path, body])),
  );
  after(() => site.close());
  const { runner, close } = await startTestRunner({
    maxParallel: Object.keys(PAGES).length,
    stepTimeoutSeconds: STEP_TIMEOUT_SECONDS,
  });
  after(close);

  async function runByRunner(path: string, sentences: string[]): Promise<object[]> {
    const results: object[] = [];
    for (const action of sentences)
      await runner.run(
        {
          startingUrl: `https://shop.example${path}`,
          baseUrl: { from: 'https://shop.example', to: site.address },
          steps: [{ type: readStep(action).type ?? 'act', action, useVision: false }],
          signal: new AbortController().signal,
          recordVideo: false,
        },
        (event) => {
          if (event.type !== 'step-finished') return;
          const { isSuccessful, result } = event.outcome;
          results.push({ sentence: action, status: isSuccessful ? 'passed' : 'failed', result });
        },
      );
    return results;
  }

  // The pages side by side: sentences that fail mostly wait.
  const compared = Object.entries(PAGES).map(async ([path, { sentences }]) => {
    const clear = sentences.filter((action) => readStep(action).command);
    const files = clear.map((action, index) => [
      `${index}.steps.md`,
      `---\nurl: https://shop.example${path}\n---\n\n# Test\n\n1. ${action}\n`,
    ]);
    const [{ stdout, stderr }, expected] = await Promise.all([
      check(writeFiles(Object.fromEntries(files)), [site.address, '.', '--json']),
      runByRunner(path, clear),
    ]);
    const actual = linesOf(stdout).map(({ sentence, status, result }) => ({ sentence, status, result }));
    assert.deepEqual(actual, expected, stderr);
    return actual;
  });
  const all = (await Promise.all(compared)).flat();
  assert.ok(all.length >= 14, `${all.length} clear sentences`);
  for (const status of ['passed', 'failed'])
    assert.ok(all.filter((one) => one.status === status).length >= 5, status);
});

test('a plan finds the element that has another name now', { timeout: 300_000 }, async () => {
  const pageOf = (name: string) => `<button id="add" data-testid="add">${name}</button>`;
  let body = pageOf('Add to cart');
  const site = await serveSite({ '/': () => ({ body }) });
  after(() => site.close());
  const { runner, close } = await startTestRunner();
  after(close);
  const action = 'Click "Add to cart"';
  const { learned = [] } = await runner.run(
    {
      startingUrl: site.address,
      steps: [{ type: 'act', action, useVision: false }],
      plan: { entriesOf: () => [] },
      signal: new AbortController().signal,
      recordVideo: false,
    },
    () => undefined,
  );
  const entries = learned.map(({ type, text, page, actions }) => ({
    type,
    text,
    page,
    actions,
    origin: 'run' as const,
  }));
  body = pageOf('Put into basket');
  const file = `---\nurl: https://shop.example/\n---\n\n# Test\n\n1. ${action}\n`;
  const folder = writeFiles({ 'a.steps.md': file, 'a.plan.json': printPlan(entries), 'b.steps.md': file });
  const { stdout, stderr } = await check(folder, [site.address, '.', '--json']);
  assert.deepEqual(
    linesOf(stdout).map(({ status }) => status),
    ['passed', 'failed'],
    stdout + stderr,
  );
});
