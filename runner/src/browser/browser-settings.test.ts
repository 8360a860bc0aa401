import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, devices } from 'playwright-core';
import type { RunBrowser } from 'shared/contract';
import { runSteps, startTestRunner, type Report, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { sizeOfJpeg } from '../testing/jpeg-size.ts';
import { DEVICES } from './device-list.ts';
import { findChromium } from './chromium.ts';

const DESKTOP: RunBrowser = { engine: 'chromium', viewport: { width: 1280, height: 720 } };
const PAGE = `<meta name="viewport" content="width=device-width">
<style>@media (max-width: 600px) { nav { display: none } } @media (min-width: 601px) { button { display: none } }</style>
<nav>Catalogue</nav> <button>Menu</button>
<div style="height: 600px"></div><a href="#end" style="margin-left: 300px">The end</a>
<ul></ul>
<script>
  const say = (text) => document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: text }));
  say('size ' + innerWidth + ' by ' + innerHeight);
  say('pixels ' + devicePixelRatio + ', touch ' + navigator.maxTouchPoints);
  say('language ' + navigator.language + ', zone ' + Intl.DateTimeFormat().resolvedOptions().timeZone);
  say('dark ' + matchMedia('(prefers-color-scheme: dark)').matches);
  say('agent ' + navigator.userAgent);
  navigator.permissions.query({ name: 'notifications' }).then(({ state }) => say('notifications ' + state));
  navigator.geolocation.getCurrentPosition(({ coords }) => say('at ' + coords.latitude + ' and ' + coords.longitude), () => say('nowhere'));
</script>`;

describe('the browser settings of a run', () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({ '/': PAGE });
    test = await startTestRunner();
  });
  after(async () => {
    await test.close();
    await site.close();
  });

  const passes = ({ outcome, steps }: Report) =>
    assert.equal(
      outcome.status,
      'passed',
      steps.map(({ result }) => result).join('\n') + (outcome.error ?? ''),
    );
  const shows = (...texts: string[]) => texts.map((text) => `The page shows "${text}"`);

  it('have a desktop by default', async () =>
    passes(
      await runSteps(test.runner, site.address, [
        ...shows('Catalogue', 'size 1280 by 720', 'pixels 1, touch 0', 'dark false', 'nowhere'),
        'The button "Menu" is not visible',
      ]),
    ));

  it('present a device, with screenshots and boxes of its own size', async () => {
    const phone = { ...DESKTOP, device: 'iPhone 15', viewport: { width: 393, height: 659 } };
    const report = await runSteps(
      test.runner,
      site.address,
      [
        ...shows('size 393 by 659', 'iPhone', 'pixels 3'),
        'Click the button "Menu"',
        'Click the link "The end"',
      ],
      { browser: phone },
    );
    passes(report);
    const last = report.actions.at(-1)?.action;
    assert.deepEqual(sizeOfJpeg(last?.screenshot), { width: 393, height: 659 });
    assert.deepEqual(sizeOfJpeg(report.started), { width: 393, height: 659 });
    const { x = 0, y = 0, width = 0, height = 0 } = last?.element?.box ?? {};
    assert.ok(
      x >= 300 && x + width <= 393 && y >= 0 && y + height <= 659,
      JSON.stringify({ x, y, width, height }),
    );
  });

  it('set everything else that a page can ask for', async () =>
    passes(
      await runSteps(
        test.runner,
        site.address,
        [
          ...shows('size 900 by 500', 'language de-CH, zone Europe/Zurich', 'dark true', 'agent Steplight 1'),
          ...shows('notifications granted', 'at 47.37 and 8.54'),
        ],
        {
          browser: {
            engine: 'chromium',
            viewport: { width: 900, height: 500 },
            locale: 'de-CH',
            timezone: 'Europe/Zurich',
            color_scheme: 'dark',
            geolocation: { latitude: 47.37, longitude: 8.54 },
            permissions: ['notifications'],
            user_agent: 'Steplight 1',
          },
        },
      ),
    ));

  it('end a run before anything opens where the installation does not have the browser', async () => {
    const { outcome, started } = await runSteps(test.runner, site.address, shows('Catalogue'), {
      browser: { ...DESKTOP, engine: 'firefox' },
    });
    assert.deepEqual([outcome.status, started], ['error', null]);
    assert.match(
      outcome.error ?? '',
      /^This installation has only Chromium\. For Firefox, add a Playwright server/,
    );
  });

  it('find their engine among the endpoints of a pool', async () => {
    const server = await chromium.launchServer({
      executablePath: (await findChromium()) ?? '',
      args: ['--no-sandbox'],
    });
    // A Playwright server names its browser itself, so Chromium stands in for Firefox here.
    const endpoints = [`firefox+${server.wsEndpoint()}`];
    const pooled = await startTestRunner({ pool: { endpoints, proxy: null } });
    try {
      const { outcome } = await runSteps(pooled.runner, site.address, shows('Catalogue'), {
        browser: DESKTOP,
      });
      assert.match(outcome.error ?? '', /^This installation has only Firefox\. For Chromium, /);
    } finally {
      await pooled.close();
      await server.close();
    }
  });

  it('offer the devices of the installed driver', () =>
    assert.deepEqual(
      DEVICES,
      Object.entries(devices).map(([name, { viewport, isMobile }]) => ({ name, ...viewport, isMobile })),
      'The driver has other devices: write src/browser/devices.json again.',
    ));
});
