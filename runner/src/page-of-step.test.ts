import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { namedElements, nodesOf, type PageModel } from 'shared/page-model';
import { runSteps, startTestRunner, type TestRunner } from './testing/test-runner.ts';
import { serveSite, type TestSite } from './testing/test-site.ts';
import { FAILING } from './testing/timings.ts';
import type { StepOutcome } from './types.ts';

const SECRET = 'Tr0ub4dor';

describe('the page of a step', () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    const frame = await serveSite({ '/': '<button>Pay</button>' });
    site = await serveSite({
      '/': `<title>Shop</title><button onclick="this.textContent = 'Bought'">Buy</button><a href="/next">Next</a>`,
      '/next': '<title>Next</title><h1>Thanks</h1>',
      '/secret': `<label>Name <input oninput="shown.textContent = 'Hello ' + value + ' from ' + encodeURIComponent(value); greeting.textContent = sent.value = value"></label><p id="shown"></p>
        <h1 id="greeting"></h1><input type="button" id="sent">
        <p>${SECRET.slice(0, 4)}<b>${SECRET.slice(4)}</b></p>`,
      '/framed': `<iframe title="Payment" src="${frame.address}"></iframe><button>Back</button>`,
    });
    const { close } = site;
    site.close = async () => {
      await close();
      await frame.close();
    };
    test = await startTestRunner({ takesScreenshots: false });
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  it('is the one before an action on an element, and the one that an assertion was judged on', async () => {
    const { steps } = await runSteps(test.runner, site.address, [
      'Click "Buy"',
      'The "Bought" button is visible',
      'Click "Next"',
      'The "Thanks" heading is visible',
      'Press Escape',
    ]);
    assert.deepEqual(steps.map(namesOn), [
      ['Buy', 'Next'],
      ['Bought', 'Next'],
      ['Bought', 'Next'],
      ['Thanks'],
      null,
    ]);
    const model = modelOf(steps[0]);
    assert.equal(model?.title, 'Shop');
    assert.equal(model.address, `${site.address}/`);
  });

  it('is the one at the end of a step that found nothing to act on, or that nobody understood', async () => {
    const { steps } = await runSteps(
      test.runner,
      site.address,
      ['Click "Sell"', 'The "Sell" button is visible', 'Buy it all somehow, please'],
      { timing: FAILING, continueOnFailure: true },
    );
    assert.deepEqual(
      steps.map(({ isSuccessful }) => isSuccessful),
      [false, false, false],
    );
    for (const step of steps) assert.deepEqual(namesOn(step), ['Buy', 'Next']);
  });

  it('holds what frames of another origin show', async () => {
    const { steps } = await runSteps(test.runner, `${site.address}/framed`, ['Click "Pay"']);
    assert.deepEqual(namesOn(steps[0]), ['Payment', 'Pay', 'Back']);
  });

  it('holds no secret, wherever the page shows it', async () => {
    const { steps } = await runSteps(
      test.runner,
      `${site.address}/secret?token=${SECRET}`,
      ['Type "{{password}}" into "Name"', 'The "Name" field is filled'],
      { values: [{ name: 'password', value: SECRET, isSecret: true }] },
    );
    const model = modelOf(steps[1]);
    assert.ok(model);
    assert.doesNotMatch(JSON.stringify(model), new RegExp(SECRET, 'iu'));
    const nodes = [...nodesOf(model)];
    assert.ok(nodes.some(({ value }) => value === '••••'));
    assert.ok(nodes.some(({ text }) => text === 'Hello •••• from ••••'));
    assert.ok(nodes.some(({ text, parts }) => text === '••••' && !parts));
    assert.ok(nodes.some(({ shown }) => shown === '••••'));
    assert.deepEqual(model.headings, ['••••']);
    assert.match(model.address, /token=••••/u);
  });

  it('keeps its structure where a secret is a word of it', async () => {
    const { steps } = await runSteps(test.runner, site.address, ['The "Buy" button is visible'], {
      values: [
        { name: 'one', value: 'text', isSecret: true },
        { name: 'two', value: 'button', isSecret: true },
      ],
    });
    assert.deepEqual(namesOn(steps[0]), ['Buy', 'Next']);
  });

  function modelOf(step: StepOutcome | undefined): PageModel | null {
    return step?.page ? (JSON.parse(brotliDecompressSync(step.page).toString()) as PageModel) : null;
  }

  function namesOn(step: StepOutcome | undefined): string[] | null {
    const model = modelOf(step);
    return model && namedElements(model).map(({ name }) => name);
  }
});
