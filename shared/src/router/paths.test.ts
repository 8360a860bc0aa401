import { paths, safeNextPath } from 'shared/router';

test.each([
  ['/dashboard/github?installation_id=5', '/dashboard/github?installation_id=5'],
  ['/dashboard/testrun/5#step-2', '/dashboard/testrun/5#step-2'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['dashboard', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example/', '/dashboard'],
  ['/\\evil.example/', '/dashboard'],
  ['/\t/evil.example/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after signing in, next=%s leads to %s', (next, expected) => {
  expect(safeNextPath(next)).toBe(expected);
});

test('the address of the login page carries where to go next', () => {
  expect(paths.login('/dashboard/tests?tab=modules')).toBe(
    '/login?next=%2Fdashboard%2Ftests%3Ftab%3Dmodules',
  );
  expect(paths.passwordReset('a/b')).toBe('/password-reset/a%2Fb');
});
