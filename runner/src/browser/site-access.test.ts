import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { codeOf, readOneTimePassword } from '../values/one-time-password.ts';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { STATIC } from '../testing/timings.ts';

const TOKEN = 'open-sesame-7351';
const PASSWORD = 'correct horse';
const KEY = 'JBSWY3DPEHPK3PXP';

interface Seen {
  path: string;
  token: string | undefined;
  authorization: string | undefined;
}

/** A site that notes what it is sent. */
function recordingSite() {
  const seen: Seen[] = [];
  const note = (request: IncomingMessage) => {
    const { url = '', headers } = request;
    seen.push({
      path: url,
      token: headers['x-preview']?.toString(),
      authorization: headers.authorization,
    });
  };
  return { seen, note };
}

describe('what the site of a run asks for', () => {
  let test: TestRunner;
  let site: TestSite;
  let other: TestSite;
  const own = recordingSite();
  const foreign = recordingSite();
  const challenge = { status: 401, headers: { 'www-authenticate': 'Basic realm="Own"' }, body: 'Sign in' };

  before(async () => {
    test = await startTestRunner();
    const noted = (body: string) => (request: IncomingMessage) => {
      foreign.note(request);
      return { body, headers: { 'access-control-allow-origin': '*' } };
    };
    other = await serveSite({
      '/image': noted(''),
      '/landing': noted('<h1>Elsewhere</h1>'),
      '/asks': (request) => {
        foreign.note(request);
        return challenge;
      },
    });
    site = await serveSite({
      '/app/cart': (request) => {
        own.note(request);
        return {
          body: `<h1>Cart</h1><p>You sent ${request.headers['x-preview']}</p><img src="${other.address}/image">
            <img src="/app/moved-image"><a href="/app/leave">Leave</a><a href="/app/asks">Ask</a>
            <script>fetch('/app/api'); fetch('${other.address}/landing')</script>`,
        };
      },
      '/app/api': (request) => (own.note(request), { body: '{}' }),
      '/app/moved-image': () => ({ status: 302, headers: { location: `${other.address}/image` }, body: '' }),
      '/app/leave': () => ({ status: 302, headers: { location: `${other.address}/landing` }, body: '' }),
      '/app/asks': () => ({ status: 302, headers: { location: `${other.address}/asks` }, body: '' }),
      '/app/private': (request) => {
        own.note(request);
        return request.headers.authorization ? { body: '<h1>Welcome</h1>' } : challenge;
      },
    });
  });
  after(async () => {
    await test.close();
    await site.close();
    await other.close();
  });

  const request = () => ({
    baseUrl: { from: 'http://site.invalid', to: `${site.address}/app` },
    access: {
      origin: site.address,
      headers: [{ name: 'X-Preview', value: TOKEN }],
      credentials: { user: 'ada', password: PASSWORD },
    },
  });

  it('is refused before a browser opens where that cannot send headers to one origin alone', async () => {
    for (const [engine, name] of [
      ['firefox', 'Firefox'],
      ['webkit', 'WebKit'],
    ] as const) {
      const browser = { engine, viewport: { width: 1280, height: 720 } };
      const report = await runSteps(test.runner, 'http://site.invalid/cart', ['Go back'], {
        ...request(),
        browser,
      });
      assert.deepEqual(
        [report.outcome.status, report.outcome.error],
        [
          'error',
          `The headers of the environment cannot be sent by ${name}. Run the test in Chromium, or in an environment without headers.`,
        ],
      );
    }
  });

  it('is sent to its origin only, not to what it embeds or redirects to, and never shown', async () => {
    const report = await runSteps(
      test.runner,
      'http://site.invalid/cart',
      [`The page shows "You sent ${TOKEN}"`, 'Click the link "Leave"', 'The page shows "Elsewhere"'],
      request(),
    );
    assert.equal(report.outcome.status, 'passed', JSON.stringify(report.steps));
    assert.deepEqual(
      own.seen.map(({ path, token }) => [path, token]),
      [
        ['/app/cart', TOKEN],
        ['/app/api', TOKEN],
      ],
    );
    assert.ok(foreign.seen.some(({ path }) => path === '/image') && foreign.seen.length >= 3);
    assert.deepEqual(
      foreign.seen.filter(({ token, authorization }) => token ?? authorization),
      [],
    );
    assert.ok(!JSON.stringify(report.steps).includes(TOKEN), 'results are masked');
  });

  it('signs in where the origin asks for a password, and nowhere else', async () => {
    const { outcome, steps } = await runSteps(
      test.runner,
      'http://site.invalid/private',
      ['The page shows "Welcome"', 'Go to "/cart"', 'Click the link "Ask"'],
      request(),
    );
    assert.equal(outcome.status, 'passed', JSON.stringify([outcome.error, steps]));
    const sent = own.seen.findLast(({ path }) => path === '/app/private')?.authorization ?? '';
    assert.equal(Buffer.from(sent.replace('Basic ', ''), 'base64').toString(), `ada:${PASSWORD}`);
    const asked = foreign.seen.filter(({ path }) => path === '/asks');
    assert.ok(asked.length > 0);
    assert.deepEqual(
      asked.filter(({ authorization }) => authorization),
      [],
    );
  });

  it('is not known without an environment: a path cannot be opened', async () => {
    const { outcome } = await runSteps(test.runner, '/cart', ['The page shows "Cart"']);
    assert.equal(outcome.status, 'failed');
    assert.equal(outcome.error, '/cart is a path: the test runs only in an environment with a base URL.');
  });

  it('gets the one-time password of the moment, which is shown nowhere', async () => {
    const accepted: string[] = [];
    const secret = readOneTimePassword(KEY);
    assert.ok(secret);
    const door = await serveSite({
      '/': '<form action="/in"><label>Code <input name="code"></label><button>Send</button></form>',
      '/in': ({ url }) => {
        const code = new URL(url ?? '', 'http://door').searchParams.get('code') ?? '';
        const window = Math.floor(Date.now() / 30_000);
        const isRight = [window - 1, window].some((counter) => codeOf(secret, counter) === code);
        if (isRight) accepted.push(code);
        return { body: `<h1>${isRight ? 'Right' : 'Wrong'}: ${code}</h1>` };
      },
    });
    const values = [{ name: 'otp', value: KEY, isSecret: true, kind: 'one-time-password' as const }];
    const report = await runSteps(
      test.runner,
      door.address,
      [
        'Type "{{otp}}" into "Code"',
        'Click "Send"',
        'The page shows "Right: {{otp}}"',
        'The title is "{{otp}}"',
      ],
      { values, timing: STATIC },
    );
    await door.close();
    assert.deepEqual(
      report.steps.map(({ isSuccessful }) => isSuccessful),
      [true, true, true, false],
      JSON.stringify(report.steps),
    );
    const [code = ''] = accepted;
    assert.match(code, /^\d{6}$/);
    const shown = JSON.stringify([report.steps, report.actions.map(({ action }) => action.description)]);
    assert.ok(!shown.includes(code) && !shown.includes(KEY), shown);
  });
});
