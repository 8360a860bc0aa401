import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runSteps, startTestRunner, type TestRunner } from './testing/test-runner.ts';
import { serveSite, type TestSite } from './testing/test-site.ts';
import { FAILING, STATIC } from './testing/timings.ts';
import type { RunRequest } from './types.ts';

const SHOP = `<title>Shop</title><h1>Shop</h1>
  <a href="/cart">Cart (<span id="count">0</span>)</a>
  <label>Name <input></label>
  <label>Password <input type="password"></label>
  <button onclick="count.textContent++; setTimeout(() => message.textContent = 'Thanks, ' + document.querySelector('input').value, 300)">Buy now</button>
  <p id="message"></p>`;

describe('runner', () => {
  let site: TestSite;
  let test: TestRunner;
  let onHang: () => void = () => undefined;

  before(async () => {
    site = await serveSite({
      '/': SHOP,
      '/cart': '<title>Cart</title><h1>Your cart</h1><a href="/" target="_blank">Shop in a new tab</a>',
      // The page answers no more when it has told so: it waits for an answer that does not come, which takes no processor from other tests.
      '/hang': `<button onclick="for (const path of ['/told', '/never']) { const call = new XMLHttpRequest(); call.open('GET', path, false); call.send(); }">Hang</button>`,
      '/told': () => {
        onHang();
        return { body: '' };
      },
      '/never': () => new Promise(() => undefined),
      '/dialogs':
        '<button onclick="message.textContent = confirm(\'Really?\')">Delete</button><p id="message"></p>',
      '/fixes': `<title>Cart</title><button>Save</button><button>Send</button><p>Total: $21.00</p>
        <ul><li><label>Password <input type="password"></label></li><li><label>Password <input type="password"></label></li></ul>
        <label>State <select><option>Alaska</option><option>Colorado</option><option>California</option><option disabled>California (old)</option></select></label>`,
      '/upload':
        '<label>Invoice <input type="file" onchange="message.textContent = files[0].name + \' \' + files[0].size"></label><p id="message"></p>',
      '/cookie': (request) => ({
        body: `<h1>${request.headers.cookie ? 'Known' : 'New'}</h1>`,
        headers: { 'set-cookie': 'seen=1' },
      }),
      '/opener': '<button onclick="window.open(\'/popup\')">Sign in</button><p id="message"></p>',
      '/popup': '<button onclick="opener.message.textContent = \'Welcome\'; window.close()">Allow</button>',
      '/broken': () => ({ status: 503, body: 'Sorry' }),
    });
    test = await startTestRunner();
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  it('runs a test and emits every action with a screenshot', async () => {
    const { outcome, started, actions, steps } = await runSteps(test.runner, site.address, [
      'Type "Ada" into "Name"',
      'Press Tab',
      'Click the "Buy now" button',
      'The page shows "Thanks, Ada"',
      'Click the "Cart (1)" link',
      'The title is "Cart"',
    ]);
    assert.deepEqual(
      steps.filter(({ isSuccessful }) => !isSuccessful),
      [],
    );
    assert.deepEqual(
      { ...outcome, durationSeconds: 0, learned: outcome.learned?.length },
      { status: 'passed', error: null, durationSeconds: 0, usage: null, learned: 6, video: null },
    );
    assert.ok(outcome.durationSeconds > 0);
    assert.deepEqual(
      actions.map(({ step, number, action }) => [step, number, action.type, action.description]),
      [
        [0, 1, 'input_text', 'Type "Ada" into "Name"'],
        [1, 1, 'send_keys', 'Press Tab'],
        [2, 1, 'click_element_by_index', 'Click the "Buy now" button'],
        [3, 1, 'extract_content', 'The page shows "Thanks, Ada"'],
        [4, 1, 'click_element_by_index', 'Click the "Cart (1)" link'],
        [5, 1, 'extract_content', 'The page title is "Cart"'],
      ],
    );
    for (const screenshot of [started, ...actions.map(({ action }) => action.screenshot)])
      assert.deepEqual(screenshot?.subarray(0, 3), Buffer.from([0xff, 0xd8, 0xff]), 'a JPEG');
  });

  it('stops at the first step that fails and says what is there instead', async () => {
    const { outcome, steps, actions } = await runSteps(
      test.runner,
      site.address,
      ['Click the "Buy later" button', 'Click "Buy now"'],
      { timing: FAILING },
    );
    assert.equal(outcome.status, 'failed');
    assert.equal(outcome.error, null);
    assert.equal(steps.length, 1);
    assert.match(
      steps[0]?.result ?? '',
      /^There is no button "Buy later"\. Buttons on this page: "Buy now"\.$/,
    );
    assert.deepEqual(steps[0]?.missingName, { name: 'Buy later', alike: ['Buy now'], others: [] });
    assert.equal(actions[0]?.action.isSuccessful, false);
    assert.ok(actions[0]?.action.screenshot);
  });

  it('names what is missing where it is asserted, and as the place of something else', async () => {
    const sentences = ['The "Buy later" button is enabled', 'Click "Buy now" in "Basket"'];
    const options = { timing: FAILING, continueOnFailure: true };
    const { steps } = await runSteps(test.runner, site.address, sentences, options);
    const names = steps.map(({ missingName }) => missingName?.name);
    assert.deepEqual(names, ['Buy later', 'Basket']);
  });

  it('offers the sentences that a failed step may need', async () => {
    const options = { timing: FAILING, continueOnFailure: true };
    const fixesOf = async (path: string, sentences: string[]) => {
      const { steps } = await runSteps(test.runner, `${site.address}${path}`, sentences, options);
      return steps.map(({ fixes = [] }) => fixes.map(({ kind, sentence }) => `${kind}: ${sentence}`));
    };
    assert.deepEqual(await fixesOf('/fixes', ['Type "hunter2" into "Password"', 'Expand "Save"']), [
      [
        'replace: Type "••••" into the 1st "Password" field',
        'replace: Type "••••" into the 2nd "Password" field',
      ],
      ['replace: Click "Save"'],
    ]);
    assert.deepEqual(await fixesOf('/dialogs', ['Click "Delete"', 'The page shows "Really"']), [
      [],
      ['insert_before: Accept the dialog', 'insert_before: Dismiss the dialog'],
    ]);
    const assertions = ['"Total" is "$29.00"', 'There are 3 buttons', 'The title is "Basket"'];
    assert.deepEqual(await fixesOf('/fixes', assertions), [
      ['accept: "Total" is "$21.00"'],
      ['accept: There are 2 buttons'],
      ['accept: The page title is "Cart"'],
    ]);
    assert.deepEqual(
      await fixesOf('/fixes', [
        'Select "California (CA)" in "State"',
        'Set "State" to "Californa"',
        'Select "Ohio" in "State"',
      ]),
      [['replace: Select "California" in "State"'], ['replace: Set "State" to "California"'], []],
    );
    const others = ['"Total" contains "29"', '"Password" is "hunter"', '"Total" is not "$21.00"'];
    assert.deepEqual(await fixesOf('/fixes', others), [[], [], []]);
  });

  it('fails a step that is not in the step language and says what can be written', async () => {
    const { outcome, steps, actions } = await runSteps(test.runner, site.address, ['Click on buy now']);
    assert.equal(outcome.status, 'failed');
    assert.match(steps[0]?.result ?? '', /^This step is not clear, so it did not run\. Write: .*Click "/);
    assert.deepEqual(actions, []);
  });

  it('says how it read a sentence that is not written as the language has it', async () => {
    const { outcome, steps } = await runSteps(test.runner, site.address, [
      'Please click on the "Buy now" button',
    ]);
    assert.equal(outcome.status, 'passed');
    assert.match(steps[0]?.result ?? '', / Read as: Click the "Buy now" button\.$/);
  });

  it('judges the assertions behind a failed one up to the next action, where it is asked to', async () => {
    const resultsOf = async (sentences: string[]) => {
      const options = { timing: FAILING, continueOnFailure: 'until-action' as const };
      const { outcome, steps } = await runSteps(test.runner, site.address, sentences, options);
      assert.equal(outcome.status, 'failed');
      return steps.map(({ isSuccessful }) => isSuccessful);
    };
    const wrong = 'The page shows "Basket"';
    const right = 'The page shows "Shop"';
    assert.deepEqual(await resultsOf([right, wrong, right, wrong, 'Click "Buy now"', right]), [
      true,
      false,
      true,
      false,
    ]);
    assert.deepEqual(await resultsOf(['Click "Sell now"', right]), [false], 'an action may have done a part');
  });

  it('asserts nothing for an action and does nothing for an assertion', async () => {
    const step = (type: 'act' | 'assert', action: string) => ({ type, action, useVision: false });
    const report = await runSteps(test.runner, site.address, [], {
      continueOnFailure: true,
      steps: [
        step('assert', 'Click "Buy now"'),
        step('act', 'The page shows "Shop"'),
        step('assert', 'There is a "Cart (0)" link'),
      ],
    });
    assert.deepEqual(
      report.steps.map(({ isSuccessful }) => isSuccessful),
      [false, false, true],
      JSON.stringify(report.steps),
    );
    assert.equal(report.actions.length, 1);
  });

  it('never repeats a password', async () => {
    const report = await runSteps(
      test.runner,
      site.address,
      ['Type "hunter2" into "Password"', 'The "Password" field is "hunter3"'],
      { timing: STATIC },
    );
    assert.equal(report.steps[0]?.isSuccessful, true);
    assert.equal(report.steps[1]?.isSuccessful, false);
    const actions = report.actions.map(({ action }) => action.description);
    assert.doesNotMatch(JSON.stringify([actions, report.steps]), /hunter2/);
  });

  it('says that AI Vision was not used', async () => {
    const { steps } = await runSteps(test.runner, site.address, [], {
      steps: [{ type: 'act', action: 'Click "Buy now"', useVision: true }],
    });
    assert.equal(
      steps[0]?.result,
      'Clicked the button "Buy now". AI Vision was on, but no vision model is configured; the step ran without it.',
    );
  });

  it('follows a new tab and answers dialogs', async () => {
    const tab = await runSteps(test.runner, `${site.address}/cart`, [
      'Click "Shop in a new tab"',
      'The title is "Shop"',
    ]);
    assert.equal(tab.outcome.status, 'passed');
    const dialog = await runSteps(test.runner, `${site.address}/dialogs`, [
      'Click "Delete"',
      'The dialog says "Really?"',
      'Accept the dialog',
      'The page shows "true"',
    ]);
    assert.equal(dialog.outcome.status, 'passed', JSON.stringify(dialog.steps));
    assert.match(dialog.steps[0]?.result ?? '', /The page asks "Really\?"/);
  });

  it('uploads the attached file under its own name', async () => {
    const path = join(test.temporaryFolder, 'stored-under-a-key');
    await writeFile(path, 'hello');
    const { outcome } = await runSteps(
      test.runner,
      `${site.address}/upload`,
      ['Upload the attached file to "Invoice"', 'The page shows "invoice.pdf 5"'],
      { attachment: { path, fileName: 'invoice.pdf' } },
    );
    assert.equal(outcome.status, 'passed');
  });

  it('opens http and https addresses only', async () => {
    const start = await runSteps(test.runner, 'file:///etc/passwd', ['Click "Buy"']);
    assert.deepEqual([start.outcome.status, start.steps.length], ['failed', 0]);
    assert.match(start.outcome.error ?? '', /only http and https/);
    const later = await runSteps(test.runner, site.address, ['Go to "file:///etc/passwd"']);
    assert.equal(later.outcome.status, 'failed');
    assert.match(later.steps[0]?.result ?? '', /^This step is not clear, so it did not run\./);
  });

  it('fails in words when the starting page cannot be opened', async () => {
    const refused = await runSteps(test.runner, 'http://127.0.0.1:1/', ['Click "Buy"']);
    assert.equal(refused.outcome.status, 'failed');
    assert.match(refused.outcome.error ?? '', /^http:\/\/127\.0\.0\.1:1\/ could not be opened: .+\.$/);
    assert.deepEqual(refused.steps, []);
    const broken = await runSteps(test.runner, `${site.address}/broken`, ['Click "Buy"']);
    assert.match(broken.outcome.error ?? '', /server error 503/);
    assert.ok(broken.started, 'what the server answered is in the picture of the starting page');
  });

  it('keeps the cookies of runs apart', async () => {
    const steps = ['The page shows "New"', 'Reload the page', 'The page shows "Known"'];
    const reports = await Promise.all(
      [1, 2].map(() => runSteps(test.runner, `${site.address}/cookie`, steps)),
    );
    assert.deepEqual(
      reports.map(({ outcome }) => outcome.status),
      ['passed', 'passed'],
    );
  });

  it('ends a cancelled run before its step would end', async () => {
    const waiting = new AbortController();
    const abortWaiting = () => waiting.abort();
    const hanging = new AbortController();
    onHang = () => hanging.abort();
    const reports = [
      await runSteps(test.runner, site.address, ['Wait 60 seconds'], cancelledBy(waiting), abortWaiting),
      await runSteps(test.runner, `${site.address}/hang`, ['Click "Hang"'], cancelledBy(hanging)),
    ];
    for (const { outcome, steps } of reports)
      assert.deepEqual([outcome.status, outcome.error, steps.length], ['cancelled', null, 0]);
  });

  it('can be cancelled at any moment of its start', async () => {
    const address = `${site.address}/never`;
    // An unhandled error would end the process, and this file with it.
    for (const delay of [0, 20, 50, 100, 150, 200, 300, 400, 600, 800]) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), delay);
      const recordVideo = delay % 200 === 0;
      const { outcome } = await runSteps(test.runner, address, [], {
        ...cancelledBy(controller),
        recordVideo,
      });
      assert.equal(outcome.status, 'cancelled', `${delay} ms: ${JSON.stringify(outcome)}`);
    }
    const cold = await startTestRunner();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const { outcome } = await runSteps(cold.runner, address, [], cancelledBy(controller));
    assert.equal(outcome.status, 'cancelled', 'while its browser starts');
    await cold.close();
  });

  it('fails a step, not the run, when something unforeseen happens', async () => {
    const { outcome, steps, actions } = await runSteps(
      test.runner,
      `${site.address}/upload`,
      ['Upload the attached file to "Invoice"'],
      { attachment: { path: join(test.temporaryFolder, 'gone'), fileName: 'invoice.pdf' } },
    );
    assert.deepEqual([outcome.status, outcome.error], ['failed', null]);
    assert.match(steps[0]?.result ?? '', /^The step could not be executed: /);
    assert.ok(actions[0]?.action.screenshot);
  });

  it('continues in the first tab when a second one closes itself', async () => {
    const { outcome, steps } = await runSteps(test.runner, `${site.address}/opener`, [
      'Click "Sign in"',
      'Click "Allow"',
      'The page shows "Welcome"',
    ]);
    assert.equal(outcome.status, 'passed', JSON.stringify(steps));
  });

  it('lets a waiting run be cancelled', async () => {
    const controller = new AbortController();
    const busy = [1, 2].map(() => runSteps(test.runner, site.address, ['Wait 2 seconds']));
    const waiting = runSteps(test.runner, site.address, ['Click "Buy now"'], { signal: controller.signal });
    controller.abort();
    assert.equal((await waiting).outcome.status, 'cancelled');
    assert.deepEqual(
      (await Promise.all(busy)).map(({ outcome }) => outcome.status),
      ['passed', 'passed'],
    );
  });

  it('ends a step on a page that hangs when its time is up', async () => {
    const short = await startTestRunner({ stepTimeoutSeconds: 30 });
    try {
      const { outcome, steps } = await runSteps(short.runner, `${site.address}/hang`, [
        'Click "Hang"',
        'Click "Hang"',
      ]);
      assert.equal(outcome.status, 'failed');
      assert.deepEqual(
        steps.map(({ result }) => result),
        ['The step took longer than 30 seconds.'],
      );
      const next = await runSteps(short.runner, site.address, ['Click "Buy now"']);
      assert.equal(next.outcome.status, 'passed', 'the next run is not harmed');
    } finally {
      await short.close();
    }
  });

  it('does not count the time that a step waits on purpose', async () => {
    const short = await startTestRunner({ stepTimeoutSeconds: 4 });
    try {
      const { outcome, steps } = await runSteps(short.runner, site.address, ['Wait 5 seconds']);
      assert.equal(outcome.status, 'passed', JSON.stringify(steps));
    } finally {
      await short.close();
    }
  });

  it('ends as an error when an event cannot be stored', async () => {
    const outcome = await test.runner.run(
      {
        startingUrl: site.address,
        steps: [{ type: 'act', action: 'Click "Buy now"', useVision: false }],
        signal: new AbortController().signal,
        recordVideo: false,
      },
      ({ type }) => (type === 'action' ? Promise.reject(new Error('disk full')) : undefined),
    );
    assert.deepEqual(
      [outcome.status, outcome.error],
      ['error', 'The results of the run could not be stored.'],
    );
  });

  it('reports a browser crash and starts another browser', async () => {
    const own = await startTestRunner();
    const others = runningBrowsers();
    try {
      const { outcome, steps } = await runSteps(
        own.runner,
        site.address,
        ['Wait 60 seconds'],
        { recordVideo: true },
        () => {
          const [browser, ...more] = runningBrowsers().filter((pid) => !others.includes(pid));
          assert.ok(browser && more.length === 0, 'one browser has been started');
          process.kill(browser, 'SIGKILL');
        },
      );
      assert.deepEqual([outcome.status, outcome.error], ['error', 'The browser stopped unexpectedly.']);
      assert.deepEqual(
        steps.map(({ result }) => result),
        ['The browser stopped unexpectedly.'],
      );
      const next = await runSteps(own.runner, site.address, ['Click "Buy now"']);
      assert.equal(next.outcome.status, 'passed');
    } finally {
      await own.close();
    }
  });
});

const cancelledBy = ({ signal }: AbortController): Partial<RunRequest> => ({ signal, recordVideo: true });

/** The process ids of the browsers that this process started. */
function runningBrowsers(): number[] {
  return execFileSync('ps', ['-o', 'pid=', '--ppid', String(process.pid)])
    .toString()
    .trim()
    .split(/\s+/)
    .filter((pid) => commandOf(pid).includes('--remote-debugging-pipe'))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', pid]).toString();
  } catch {
    return '';
  }
}
