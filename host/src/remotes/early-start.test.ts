import { exampleRegistry } from '../testing/renderHost.tsx';
import { preloadFirstRemote } from './early-start.ts';

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  const block = Object.assign(document.createElement('script'), { id: 'steplight-remotes' });
  block.type = 'application/json';
  block.textContent = JSON.stringify(exampleRegistry('http://remotes.test'));
  document.head.append(block);
});

it.each([
  ['/dashboard/test-suites', false, 'auth'],
  ['/', false, 'auth'],
  ['/', true, 'runs'],
  ['/dashboard', true, 'runs'],
])('at %s (signed in: %s) preloads the remote "%s"', (path, isSignedIn, name) => {
  if (isSignedIn) localStorage.setItem('token', 'test-token');
  history.replaceState(null, '', path);
  preloadFirstRemote();
  expect(preloads().map(({ href }) => href)).toEqual([`http://remotes.test/${name}/remoteEntry.js`]);
  expect(preloads().every(({ integrity }) => integrity.startsWith('sha384-'))).toBe(true);
});

it('does nothing in a tab with overrides', () => {
  history.replaceState(null, '', '/?remote.auth=http://localhost:3001/');
  preloadFirstRemote();
  expect(preloads()).toEqual([]);
});

it.each([
  ['/login', false],
  ['/nonsense', false],
  ['/dashboard/updatetest/4', true],
])('leaves %s (signed in: %s) to the server', (path, isSignedIn) => {
  if (isSignedIn) localStorage.setItem('token', 'test-token');
  history.replaceState(null, '', path);
  preloadFirstRemote();
  expect(preloads()).toEqual([]);
});

it('does nothing for a remote that has not been deployed', () => {
  const block = document.getElementById('steplight-remotes');
  if (block) block.textContent = JSON.stringify({ host: null, remotes: {} });
  history.replaceState(null, '', '/login');
  preloadFirstRemote();
  expect(preloads()).toEqual([]);
});

it.each([
  ['an invalid entry', '{"host":null,"remotes":{"auth":{}}}'],
  ['invalid JSON', '<html>'],
])('ignores a registry with %s', (_what, text) => {
  const block = document.getElementById('steplight-remotes');
  if (block) block.textContent = text;
  history.replaceState(null, '', '/dashboard/runs');
  expect(preloadFirstRemote).not.toThrow();
  expect(preloads()).toEqual([]);
});
