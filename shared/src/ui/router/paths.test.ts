/** @jest-environment node */
import { paths, safeNextPath } from 'shared/router';

test.each([
  ['/dashboard/github?installation_id=5', '/dashboard/github?installation_id=5'],
  ['/dashboard/github/setup?installation_id=1&state=x', '/dashboard/github/setup?installation_id=1&state=x'],
  ['/dashboard/testrun/5#step-2', '/dashboard/testrun/5#step-2'],
  // Escaped, these are paths of this site.
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%2F/evil.example', '/%2F/evil.example'],
])('after signing in, next=%s is accepted', (next, expected) => {
  expect(safeNextPath(next)).toBe(expected);
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  'https:evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  ' //evil.example/',
  '/.//evil.example/',
  '/./\\evil.example/',
  '/dashboard/..//evil.example/',
  '/%2e//evil.example/',
  '/dashboard/%2E%2E//evil.example/',
  '%2F%2Fevil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//evil.example@localhost/',
])('after signing in, next=%j is rejected', (next) => {
  expect(safeNextPath(next)).toBe('/dashboard');
});

test('next survives the address of the login page', () => {
  const next = '/dashboard/github/setup?installation_id=1&state=a%2Bb%3D';
  expect(new URLSearchParams(paths.login(next).split('?')[1]).get('next')).toBe(next);
});

test('the address of the login page contains next', () => {
  expect(paths.login('/dashboard/tests?tab=modules')).toBe(
    '/login?next=%2Fdashboard%2Ftests%3Ftab%3Dmodules',
  );
  expect(paths.passwordReset('a/b')).toBe('/password-reset/a%2Fb');
  expect(paths.invitation('a/b')).toBe('/invitation/a%2Fb');
});

test('an address can name a step', () => {
  expect(paths.testRun(5, { step: 2 })).toBe('/dashboard/testrun/5?step=2');
  expect(paths.updateTest(7)).toBe('/dashboard/updatetest/7');
  expect(paths.updateTest(7, { step: 3, run: 5 })).toBe('/dashboard/updatetest/7?step=3&edit=true&run=5');
  expect(paths.updateTest(7, { step: 3, run: 5, fix: { missing: 'A&B', name: 'C' } })).toBe(
    '/dashboard/updatetest/7?step=3&edit=true&run=5&missing=A%26B&use=C',
  );
  expect(paths.updateModule(9, { step: 1, run: 5 })).toBe('/dashboard/updatemodule/9?step=1&edit=true&run=5');
});
