import { http, HttpResponse } from 'msw';
import { environment, setEnvironment } from 'shared/environment';
import { server } from 'shared/testing';
import { applyLoadTimeout } from './load-timeout.ts';
import { fetchRegistry } from './remotes/fetch-release.ts';
import { exampleRegistry } from './testing/renderHost.tsx';

const initial = environment();
const page = globalThis as { steplightLoadTimeoutMs?: number };

afterEach(() => {
  setEnvironment(initial);
  delete page.steplightLoadTimeoutMs;
  document.body.replaceChildren();
});

function embedEnvironments(text: string): void {
  const block = Object.assign(document.createElement('script'), { type: 'application/json', text });
  block.id = 'steplight-environments';
  document.body.append(block);
}

it('chunks wait as long as the environment of this host name says', () => {
  embedEnvironments(
    JSON.stringify({ [location.hostname]: { loadTimeoutMs: 9000 }, other: { loadTimeoutMs: 1 } }),
  );
  applyLoadTimeout();
  expect(page.steplightLoadTimeoutMs).toBe(9000);
});

it.each(['{', '{}', 'null'])('chunks wait as long as usual where the environments are %s', (text) => {
  embedEnvironments(text);
  applyLoadTimeout();
  expect(page.steplightLoadTimeoutMs).toBeUndefined();
});

it.each([
  [undefined, 4000],
  [60_000, 60_000],
])('an environment of %s gives the registry %i milliseconds', async (loadTimeoutMs, expected) => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  server.use(
    http.get(`${location.origin}/remotes.json`, () => HttpResponse.json(exampleRegistry('http://a.test'))),
  );
  setEnvironment({ ...initial, loadTimeoutMs });
  await fetchRegistry();
  expect(limit).toHaveBeenCalledWith(expected);
});
