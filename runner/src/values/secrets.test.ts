import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { STATIC } from '../testing/timings.ts';
import type { GivenValue } from '../types.ts';

const SECRET = 'S3cret & "word"/+1';

/** Says what it is given wherever a page can say something. */
const telltale = (type: string, hint = '') => `<form><label>Code <input name="code" type="${type}"></label>
<button>Send</button></form><p>${hint}</p><p id="out"></p><script>
const code = new URLSearchParams(location.search).get('code');
if (code) {
  document.title = code;
  out.textContent = 'You sent ' + code;
  console.error('code', code, btoa('code:' + code), JSON.stringify({ code }));
  fetch('/nowhere?code=' + encodeURIComponent(code));
  setTimeout(() => { throw new Error('What is ' + code + '?'); });
}
</script>`;

const isImage = (value: unknown) => (value as { type?: unknown } | null)?.type === 'Buffer';

describe('a secret in a run', () => {
  let test: TestRunner;
  let site: TestSite;
  let given: GivenValue[];
  const logged: unknown[] = [];

  before(async () => {
    const log = (details: object, message: string) => void logged.push([details, message]);
    test = await startTestRunner({ log: { info: log, warn: log, error: log } });
    site = await serveSite({
      '/': telltale('text'),
      '/password': telltale('password'),
      '/demo': telltale('password', 'The code is Demo.'),
      '/swapped': `<input aria-label="Code" id="shown"><input type="password" id="real" style="display: none">
        <script>shown.onfocus = () => { shown.style.display = 'none'; real.style.display = ''; real.focus(); };</script>`,
    });
    given = [
      { name: 'base', value: site.address, isSecret: false },
      { name: 'code', value: SECRET, isSecret: true },
    ];
  });
  after(async () => {
    await test.close();
    await site.close();
  });

  const run = (...steps: string[]) => runAt('{{base}}/', given, ...steps);

  async function runAt(startingUrl: string, values: GivenValue[], ...steps: string[]) {
    const report = await runSteps(test.runner, startingUrl, steps, { values, timing: STATIC });
    const reported = JSON.stringify([report, logged], (_, value) => (isImage(value) ? null : value));
    return { ...report, reported };
  }

  it('is typed, and masked in any form everywhere else', async () => {
    const { outcome, steps, actions, events, reported } = await run(
      'Type "{{code}}" into "Code"',
      'Click "Send"',
      'The page shows "You sent {{code}}"',
      'The title is "{{code}} and more"',
    );
    assert.deepEqual(
      steps.map(({ isSuccessful }) => isSuccessful),
      [true, true, true, false],
      reported,
    );
    assert.equal(outcome.status, 'failed');
    assert.ok(events.length >= 3, 'the page reported its developers');
    assert.equal(actions[0]?.action.description, 'Type "••••" into "Code"');
    assert.equal(actions[1]?.action.pageUrl, `${site.address}/?code=••••`);
    assert.match(steps[3]?.result ?? '', /The page title is "••••"/u);
    for (const form of [SECRET, encodeURIComponent(SECRET), 'S3cret', 'UzNjcmV0', 'M2NyZX', '%26+%22word'])
      assert.ok(!reported.includes(form), `${form} was reported: ${reported}`);
  });

  it('reaches the site unchanged in an address, and is masked there', async () => {
    const secret = 'a+b&c=%41#/7';
    const values = [...given, { name: 'sign', value: secret, isSecret: true }];
    const { outcome, steps, actions, reported } = await runAt(
      '{{base}}/?code={{sign}}',
      values,
      'The page shows "You sent {{sign}}"',
      'Go to "/?code={{sign}}"',
      'The URL is "/?code={{sign}}"',
      'The page shows "You sent {{sign}}"',
    );
    assert.equal(outcome.status, 'passed', JSON.stringify(steps));
    assert.equal(actions[0]?.action.pageUrl, `${site.address}/?code=••••`);
    assert.equal(steps[1]?.result, `Opened ${site.address}/?code=••••.`);
    assert.doesNotMatch(reported, /a[+ ]b&|a%2Bb/u);
  });

  it('is what a step types into a password field, from then on', async () => {
    const { steps, actions, events, reported } = await runAt(
      '{{base}}/password',
      given,
      'Type "hunter-22" into "Code"',
      'Click "Send"',
      'The page shows "You sent hunter-22"',
      'The title is "Other"',
    );
    assert.deepEqual(
      steps.map(({ isSuccessful }) => isSuccessful),
      [true, true, true, false],
      reported,
    );
    assert.equal(actions[1]?.action.pageUrl, `${site.address}/password?code=••••`);
    assert.ok(events.length >= 3, 'the page reported its developers');
    assert.ok(!reported.includes('hunter'), reported);
  });

  it('is what a step types into a password field that takes the place of another one', async () => {
    const { steps, reported } = await runAt(
      '{{base}}/swapped',
      given,
      'Type "hunter-22" into "Code"',
      'The title is "hunter-22"',
    );
    assert.equal(steps[0]?.isSuccessful, true, reported);
    assert.ok(!reported.includes('hunter'), reported);
  });

  it('is no word that the page says itself', async () => {
    const { steps } = await runAt(
      '{{base}}/demo',
      given,
      'Type "demo" into "Code"',
      'Click "Send"',
      'The title is "Other"',
    );
    assert.match(steps[2]?.result ?? '', /The page title is "demo"/u);
  });

  it('is what keys leave of it', async () => {
    for (const key of ['Press Backspace', 'Press Backspace 2 times in "Code"']) {
      const { outcome, reported } = await run(
        'Type "{{code}}" into "Code"',
        key,
        'Click "Send"',
        'The title is "Other"',
      );
      assert.equal(outcome.status, 'failed');
      assert.ok(!reported.includes('S3cret'), reported);
    }
  });

  it('is masked as the page shows it: with composed letters, without invisible characters', async () => {
    const secret = 'Cafe\u0301\u200B-77';
    const values = [...given, { name: 'word', value: secret, isSecret: true }];
    const { steps } = await runSteps(
      test.runner,
      '{{base}}/',
      ['Type "{{word}}" into "Code"', 'Click "Send"', 'The page shows "You sent {{word}}!"'],
      { values, timing: STATIC },
    );
    assert.match(steps[2]?.result ?? '', /^The page does not show "You sent ••••!" .*"You sent ••••"\.$/u);
  });

  it('is in none of the names that are there instead of a missing one', async () => {
    const { steps, reported } = await run(
      'Type "{{code}}" into "Code"',
      'Click "Send"',
      'The "You wrote" text is visible',
    );
    assert.deepEqual(steps[2]?.missingName, { name: 'You wrote', alike: [], others: ['Code', 'Send'] });
    assert.ok(!reported.includes('S3cret'), reported);
  });

  it('is in no sentence that a failed step may need, nor is its place taken by what the page shows', async () => {
    const { steps, reported } = await run(
      'Type "{{code}}" into "Code"',
      'Click "Send"',
      'The title is "Other"',
    );
    assert.deepEqual([steps[2]?.isSuccessful, steps[2]?.fixes], [false, []], reported);
    const { steps: titled } = await run('The title is "{{code}}"');
    assert.deepEqual([titled[0]?.isSuccessful, titled[0]?.fixes], [false, []]);
  });

  it('fails a step that names an unknown value', async () => {
    const { steps, outcome } = await run('Type "{{cod}}" into "Code"');
    assert.equal(outcome.status, 'failed');
    assert.match(
      steps[0]?.result ?? '',
      /^There is no value named \{\{cod\}\}\. Known here: \{\{base\}\}, \{\{code\}\}\./u,
    );
    const unknown = await runSteps(test.runner, 'http://{{host}}/', ['Click "Send"'], { values: given });
    assert.equal(unknown.outcome.status, 'failed');
    assert.match(unknown.outcome.error ?? '', /^There is no value named \{\{host\}\}\./u);
  });
});
