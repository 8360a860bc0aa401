import { exampleRegistry } from '../testing/renderHost.tsx';
import { startEarly } from './early-start.ts';

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  const block = Object.assign(document.createElement('script'), { id: 'steplight-remotes' });
  block.type = 'application/json';
  block.textContent = JSON.stringify(exampleRegistry('http://parts.test'));
  document.head.append(block);
});

it.each([
  ['/dashboard/test-suites', false, 'auth'],
  ['/', false, 'auth'],
  ['/', true, 'runs'],
  ['/dashboard', true, 'runs'],
])('at %s (signed in: %s) asks for the part "%s"', (path, isSignedIn, name) => {
  if (isSignedIn) localStorage.setItem('token', 'test-token');
  history.replaceState(null, '', path);
  startEarly();
  expect(preloads().map(({ href }) => href)).toEqual([`http://parts.test/${name}/remoteEntry.js`]);
  expect(preloads().every(({ integrity }) => integrity.startsWith('sha384-'))).toBe(true);
});

it('leaves a tab that wants other builds alone', () => {
  history.replaceState(null, '', '/?remote.auth=http://localhost:3001/');
  startEarly();
  expect(preloads()).toEqual([]);
});

it.each([
  ['/login', false],
  ['/nonsense', false],
  ['/dashboard/updatetest/4', true],
])('leaves %s (signed in: %s) to the server, which knows what it needs', (path, isSignedIn) => {
  if (isSignedIn) localStorage.setItem('token', 'test-token');
  history.replaceState(null, '', path);
  startEarly();
  expect(preloads()).toEqual([]);
});

it('does nothing for a part that has not been deployed', () => {
  const block = document.getElementById('steplight-remotes');
  if (block) block.textContent = JSON.stringify({ host: null, remotes: {} });
  history.replaceState(null, '', '/login');
  startEarly();
  expect(preloads()).toEqual([]);
});

it.each([
  ['an entry that is damaged', '{"host":null,"remotes":{"auth":{}}}'],
  ['no JSON', '<html>'],
])('leaves a registry with %s to the one who reads it', (_what, text) => {
  const block = document.getElementById('steplight-remotes');
  if (block) block.textContent = text;
  history.replaceState(null, '', '/dashboard/runs');
  expect(startEarly).not.toThrow();
  expect(preloads()).toEqual([]);
});
