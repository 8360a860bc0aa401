import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { eventually } from 'test-support';
import { smallPdf } from '../../runner/src/testing/small-pdf.ts';
import { serveSite } from '../../runner/src/testing/test-site.ts';
import { check, linesOf, startCheck, writeFiles } from './testing/check-command.ts';
import { installClient } from './testing/client.ts';

/** How often pages were opened that only one test opens. */
const opened = { counted: 0, awaited: 0 };
const site = await serveSite({
  '/': '<title>Shop</title><h1>Hello</h1><button>Add to basket</button>',
  '/counted': () => {
    opened.counted += 1;
    return { body: '<title>Nothing</title>' };
  },
  '/awaited': () => {
    opened.awaited += 1;
    return { body: '<h1>Hello</h1>' };
  },
  '/invoice': '<a href="/invoice.pdf">Invoice</a>',
  '/invoice.pdf': () => ({
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename=invoice.pdf' },
    body: smallPdf(['Total 42']).toString('latin1'),
  }),
  '/form': `<title>Sign in</title><label>Name <input oninput="out.textContent = 'Hi ' + this.value"></label>
    <label>Password <input type="password"></label><label>Prices <input type="file" onchange="out.textContent = this.files[0].name"></label>
    <p id="out"></p><script>document.write(innerWidth + ' wide')</script>`,
});
after(() => site.close());
const { address } = site;

const HELLO = '---\nurl: https://shop.example/\n---\n\n# Hello\n\n1. The page shows "Hello"\n';
const SIGN_IN = `---
type: module
---

# Sign in

1. Type "{{user}}" into "Name"
2. The page shows "Hi {{user}}"
`;

describe('check', { concurrency: 2, timeout: 600_000 }, () => {
  test('a file that starts elsewhere passes at an address of this machine, with or without a scheme', async () => {
    const folder = writeFiles({ 'hello.steps.md': HELLO });
    const { host } = new URL(address);
    for (const url of [address, host.replace('127.0.0.1', 'localhost')]) {
      const { code, stdout, stderr } = await check(folder, [url, 'hello.steps.md']);
      assert.equal(code, 0, stdout + stderr);
      assert.match(stdout, /^passed {2}Hello {2}hello\.steps\.md \([\d.]+s\)\n1 of 1 test passed\.\n$/);
      assert.equal(stderr, '');
    }
  });

  test('a failed step says why and what to write; reports have it too', async () => {
    const folder = writeFiles({
      'tests/hello.steps.md': HELLO,
      'tests/buy.steps.md': '# Buy\n\n1. Click button "Add to the basket"\n2. The page shows "Thanks"\n',
    });
    const reports = ['--junit', 'out/j.xml', '--json', 'out/steps.json', '--artifacts', 'out/screenshots'];
    const { code, stdout } = await check(folder, [address, 'tests', ...reports]);
    assert.equal(code, 1, stdout);
    assert.match(stdout, /^failed {2}Buy {2}tests\/buy\.steps\.md/m);
    assert.match(stdout, /^ {2}Step 1: Click button "Add to the basket"\n {4}There is no button /m);
    assert.match(stdout, /^ {6}Use: Click the "Add to basket" button$/m);
    assert.match(stdout, /^1 of 2 tests passed\.$/m);

    const lines = linesOf(readFileSync(join(folder, 'out/steps.json'), 'utf8'));
    const [first] = lines;
    assert.deepEqual(
      lines.map(({ file, step, type, status }) => [file, step, type, status]),
      [
        ['tests/buy.steps.md', '1', 'act', 'failed'],
        ['tests/buy.steps.md', '2', 'assert', 'not_reached'],
        ['tests/hello.steps.md', '1', 'assert', 'passed'],
      ],
    );
    assert.match(String(first?.['page']), /"Add to basket"/);
    assert.deepEqual(first?.['proposals'], ['Use: Click the "Add to basket" button']);

    const junit = readFileSync(join(folder, 'out/j.xml'), 'utf8');
    assert.match(junit, /tests="2" failures="1" errors="0"/);
    assert.match(junit, /<testcase name="Buy".*<failure type="StepFailed" message="There is no button /);
    assert.match(junit, /\[\[ATTACHMENT\|out\/screenshots\/tests-buy-step-1\.jpg\]\]/);
    const screenshot = readFileSync(join(folder, 'out/screenshots/tests-buy-step-1.jpg'));
    assert.deepEqual([...screenshot.subarray(0, 2)], [0xff, 0xd8]);
  });

  test('with --json alone, the standard output has only that, and the text of the page where no name is missing', async () => {
    const folder = writeFiles({ 'a.steps.md': '# A\n\n1. The page shows "Bye"\n' });
    const { code, stdout, stderr } = await check(folder, [address, '--json', 'a.steps.md']);
    const [line, ...more] = linesOf(stdout);
    assert.deepEqual([code, more], [1, []]);
    assert.match(String(line?.['page']), /Hello/);
    assert.match(stderr, /^0 of 1 test passed\.$/m);
  });

  test('unclear steps are all listed with proposals, and nothing is opened', async () => {
    const folder = writeFiles({
      'a.steps.md':
        '---\nurl: https://shop.example/counted\n---\n\n# A\n\n1. Click "A", then click "B"\n2. Somebody is happy <!-- vision -->\n3. Anything <!-- disabled -->\n4. The page shows "{{price}}"\n',
    });
    const { code, stdout } = await check(folder, [address, 'a.steps.md']);
    assert.equal(code, 1);
    assert.match(stdout, /Step 1: Click "A", then click "B"\n.*\n {6}Click "A" \/ Click "B"\n/);
    assert.match(stdout, /Step 2: Somebody is happy\n/);
    assert.match(stdout, /Step 4: .*\n {4}There is no value named \{\{price\}\}/);
    assert.doesNotMatch(stdout, /Step 3/);
    assert.equal(opened.counted, 0);
  });

  test('modules and suite are found for a file and for a folder: the suite signs in and sets the browser', async () => {
    const folder = writeFiles({
      'modules/sign-in.steps.md': SIGN_IN,
      'shop/suite.yaml': 'name: Shop\nlogin_module: Sign in\nbrowser:\n  viewport: 400x800\n',
      'shop/a.steps.md':
        '---\nurl: /form\nsuite: Shop\n---\n\n# A\n\n1. Module: Sign in\n2. Nonsense <!-- disabled -->\n3. The page shows "400 wide"\n',
    });
    for (const place of ['shop/a.steps.md', 'shop']) {
      const { stdout, stderr } = await check(folder, [address, place, '--json', '--var', 'user=Ada']);
      assert.deepEqual(
        linesOf(stdout).map(({ step, status }) => [step, status]),
        ['L.1', 'L.2', '1.1', '1.2', '3'].map((step) => [step, 'passed']),
        stdout + stderr,
      );
    }
  });

  test('a module that is missing, or that several files are, fails its file and no other', async () => {
    const folder = writeFiles({
      'hello.steps.md': HELLO,
      'a.steps.md': '# A\n\n1. Module: Sign in\n2. Somebody is happy\n',
      'b.steps.md': '# B\n\n1. Module: Twice\n',
      'c.steps.md': 'Nothing\n',
      'd.steps.md': '---\nbrowser:\n  engine: firefox\n---\n\n# D\n\n1. The page shows "Hello"\n',
      'm/1.steps.md': SIGN_IN.replace('Sign in', 'Twice'),
      'm/2.steps.md': SIGN_IN.replace('Sign in', 'Twice'),
    });
    const { code, stdout } = await check(folder, [address, '.']);
    assert.equal(code, 1);
    assert.match(stdout, /Line 3: There is no module "Sign in"\. Name its file or folder too/);
    assert.match(stdout, /Step 2: Somebody is happy/);
    assert.match(stdout, /Line 3: Several modules are called "Twice": m\/1\.steps\.md, m\/2\.steps\.md\./);
    assert.match(stdout, /^failed {2}c\.steps\.md .*\n {2}Line 1: Text between the steps is not kept/m);
    assert.match(stdout, /"check" has only Chromium/);
    assert.match(stdout, /^1 of 5 tests passed\.$/m);
    const modules = writeFiles({ 'sign-in.steps.md': SIGN_IN });
    const found = await check(folder, [`${address}/form`, 'a.steps.md', modules, '--var', 'user=Ada']);
    assert.doesNotMatch(found.stdout, /no module/);
  });

  test('a table runs once a row, with values and a secret that is printed nowhere', async () => {
    const folder = writeFiles({
      'a.steps.md':
        '---\nurl: https://shop.example/form\n---\n\n# A\n\n1. Type "{{password}}" into "Password"\n2. Type "{{user}}" into "Name"\n3. The page shows "Hi {{friend}}"\n4. The page shows "{{password}}"\n',
      'a.table.csv': 'user,password (secret)\nAda,(secret)\nBob,(secret)\n',
    });
    const refused = await check(folder, [address, 'a.steps.md', '--var', 'friend=Ada']);
    assert.match(refused.stdout, /"password" are in no file\. Give one for all rows: --secret password\./);
    const given = ['--var', 'friend=Ada', '--secret', 'password', '--json', 'out.json', '--junit', 'out.xml'];
    const secret = 'correct horse';
    const { code, stdout, stderr } = await check(folder, [address, 'a.steps.md', ...given], {
      password: secret,
    });
    assert.equal(code, 1);
    assert.match(stdout, /^failed {2}A \[Ada\]/m);
    assert.match(stdout, /^failed {2}A \[Bob\]/m);
    const json = readFileSync(join(folder, 'out.json'), 'utf8');
    assert.deepEqual(
      linesOf(json).map(({ row, step, status }) => `${row} ${step} ${status}`),
      [
        ...['Ada 1 passed', 'Ada 2 passed', 'Ada 3 passed', 'Ada 4 failed'],
        ...['Bob 1 passed', 'Bob 2 passed', 'Bob 3 failed', 'Bob 4 not_reached'],
      ],
    );
    const all = stdout + stderr + json + readFileSync(join(folder, 'out.xml'), 'utf8');
    assert.ok(!all.includes(secret), 'The secret was printed');
  });

  test('the attachment is the file next to the test', async () => {
    const content =
      '---\nurl: https://shop.example/form\nattachment: prices.csv\n---\n\n# A\n\n1. Upload the attached file to "Prices"\n2. The page shows "prices.csv"\n';
    const folder = writeFiles({ 'a/a.steps.md': content });
    const missing = await check(folder, [address, 'a']);
    assert.match(missing.stdout, /The attached file "prices\.csv" is missing: put it next to the test\./);
    writeFileSync(join(folder, 'a/prices.csv'), 'name,price\n');
    const { code, stdout } = await check(folder, [address, 'a']);
    assert.equal(code, 0, stdout);
  });

  test('what is wrong with the call or the browser is a sentence', async () => {
    const folder = writeFiles({ 'hello.steps.md': HELLO, 'm.steps.md': SIGN_IN, 'readme.md': '' });
    const wrong: [args: string[], code: number, message: RegExp, environment?: Record<string, string>][] = [
      [[], 2, /The address is missing/],
      [[address], 2, /The files are missing/],
      [[address, 'nothing'], 2, /nothing does not exist/],
      [[address, 'readme.md'], 2, /readme\.md is no test/],
      [[address, 'm.steps.md'], 2, /There are no tests in m\.steps\.md/],
      [['ftp://a', 'hello.steps.md'], 2, /ftp:\/\/a is no address/],
      [[address, 'hello.steps.md', '--timeout', 'x'], 2, /--timeout takes seconds/],
      [[address, 'hello.steps.md', '--artifacts', 'a[b]'], 2, /--artifacts takes a folder/],
      [[address, 'hello.steps.md', '--secret', 'nothing'], 2, /variable nothing has no value/],
      [[address, 'hello.steps.md', '--secret', 'a=b'], 2, /--secret takes the name/],
      [[address, 'hello.steps.md', '--browser', '/nowhere'], 2, /--browser names \/nowhere/],
      [[address, 'hello.steps.md'], 4, /CHROME_PATH names \/nowhere/, { CHROME_PATH: '/nowhere' }],
    ];
    for (const [args, code, message, environment] of wrong) {
      const outcome = await check(folder, args, environment);
      assert.match(outcome.stderr, message);
      assert.deepEqual([outcome.code, outcome.stdout], [code, ''], args.join(' '));
    }
  });

  test('a browser that does not start is an error with its reason', async () => {
    const folder = writeFiles({ 'hello.steps.md': HELLO, browser: '#!/bin/sh\n[ "$1" = --version ]\n' });
    execFileSync('chmod', ['+x', join(folder, 'browser')]);
    const { code, stdout } = await check(folder, [address, 'hello.steps.md', '--browser', './browser']);
    assert.equal(code, 4, stdout);
    assert.match(stdout, /The browser could not be started\. \S+/);
  });

  test('a site that does not answer fails the test', async () => {
    const folder = writeFiles({ 'a.steps.md': HELLO });
    const { code, stdout } = await check(folder, ['localhost:1', 'a.steps.md', '--json']);
    const lines = linesOf(stdout).map(({ step, status }) => [step, status]);
    assert.deepEqual([code, lines], [1, [[null, 'failed'], ['1', 'not_reached']]]); // prettier-ignore
  });

  test('a step has the time that --timeout gives', async () => {
    const folder = writeFiles({ 'a.steps.md': '# A\n\n1. Click "Nowhere"\n' });
    const { code, stdout } = await check(folder, [address, 'a.steps.md', '--timeout', '1']);
    assert.equal(code, 1);
    assert.match(stdout, /The step took longer than \d+ seconds?\./);
  });

  test('--watch runs again when a file has changed, and ends with Ctrl+C', async () => {
    const folder = writeFiles({ 'a.steps.md': '# A\n\n1. Somebody is happy\n' });
    const { child, outcome, printed } = startCheck(folder, [address, 'a.steps.md', '--watch']);
    await printed(/0 of 1 test passed\.\nWaiting/);
    writeFileSync(join(folder, 'a.steps.md'), 'Nonsense\n');
    await printed(/Line 1[^]*Waiting/);
    writeFileSync(join(folder, 'a.steps.md'), HELLO);
    await printed(/1 of 1 test passed\.\nWaiting/);
    child.kill('SIGINT');
    const { code, stderr } = await outcome;
    assert.deepEqual([code, stderr], [0, '']);
  });

  test('Ctrl+C ends a run at once', async () => {
    const url = '---\nurl: https://shop.example/awaited\n---\n\n';
    const folder = writeFiles({
      'a.steps.md': `${url}# A\n\n1. The page shows "Hello"\n2. Wait 50 seconds\n`,
    });
    const { child, outcome } = startCheck(folder, [address, 'a.steps.md']);
    await eventually(() => opened.awaited > 0);
    child.kill('SIGINT');
    const { code, stdout, stderr } = await outcome;
    assert.deepEqual([code, stdout, stderr], [130, '', '']);
  });

  test('the client in one file says what it lacks', async () => {
    const client = await installClient();
    writeFileSync(join(client.folder, 'hello.steps.md'), HELLO);
    const { code, stderr } = await client.start(['check', address, 'hello.steps.md'], {}).outcome;
    assert.equal(code, 2);
    assert.match(stderr, /This client has no browser runner\. Install the steplight package to use check: /);
  });

  test('the package that is built runs tests by itself', async () => {
    // What the runner reads from files of its own: selectors, axe, the worker for PDF.
    const folder = writeFiles({
      'hello.steps.md': `${HELLO}2. Go to "/invoice"\n3. Click link "Invoice"\n4. The downloaded file contains "Total 42"\n5. The page has no accessibility problems\n`,
    });
    const built = join(folder, 'package');
    execFileSync(process.execPath, [join(import.meta.dirname, '../build.mjs'), built]);
    const { dependencies } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8'));
    assert.deepEqual(Object.keys(dependencies), ['playwright-core', 'axe-core']);
    const { code, stdout, stderr } = await check(
      folder,
      [address, 'hello.steps.md', '--json'],
      {},
      join(built, 'steplight.js'),
    );
    const lines = linesOf(stdout);
    assert.deepEqual(
      lines.map(({ status }) => status),
      ['passed', 'passed', 'passed', 'passed', 'failed'],
      stdout + stderr,
    );
    assert.match(String(lines[4]?.['result']), /element must have a lang attribute/);
    assert.equal(code, 1);
    assert.ok(existsSync(join(built, 'node_modules/playwright-core')));
  });
});
