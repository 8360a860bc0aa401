import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { REMOTE_NAMES } from 'shared/remote';
import { server } from 'shared/testing';
import { manifest } from '../testing/renderHost.tsx';
import { startEarly } from './early-start.ts';
import { fetchManifest } from './manifest.ts';

let requests: string[];

beforeEach(() => {
  requests = [];
  localStorage.clear();
  document.head.innerHTML = '';
  const remotes = Object.fromEntries(
    REMOTE_NAMES.map((name) => [name, { manifest: `http://parts.test/${name}/mf-manifest.json` }]),
  );
  const block = Object.assign(document.createElement('script'), { id: 'steplight-remotes' });
  block.type = 'application/json';
  block.textContent = JSON.stringify({ remotes });
  document.head.append(block);
  server.use(
    http.get('http://parts.test/:name/mf-manifest.json', ({ params, request }) => {
      requests.push(request.url);
      return HttpResponse.json(manifest(params['name'] as 'runs'));
    }),
  );
});

it.each([
  ['/login', false, 'auth'],
  ['/dashboard/test-suites', false, 'auth'],
  ['/', false, 'auth'],
  ['/', true, 'runs'],
  ['/dashboard', true, 'runs'],
  ['/dashboard/updatetest/4', true, 'blueprints'],
])('at %s (signed in: %s) asks for the part "%s"', async (path, isSignedIn, name) => {
  if (isSignedIn) localStorage.setItem('token', 'test-token');
  history.replaceState(null, '', path);
  startEarly();
  const address = `http://parts.test/${name}/`;
  await waitFor(() => expect(requests).toEqual([`${address}mf-manifest.json`]));
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('link[rel=preload]')].map((link) => (link as HTMLLinkElement).href),
    ).toEqual([`${address}remoteEntry.js`]),
  );
});

it('has the answer used once, by whoever loads the remote', async () => {
  history.replaceState(null, '', '/login');
  startEarly();
  const address = 'http://parts.test/auth/mf-manifest.json';
  expect((await fetchManifest(address)).ok).toBe(true);
  expect(requests).toHaveLength(1);
  await fetchManifest(address);
  expect(requests).toHaveLength(2);
});

it('does nothing at an address that no part owns', async () => {
  history.replaceState(null, '', '/nonsense');
  startEarly();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requests).toEqual([]);
});
