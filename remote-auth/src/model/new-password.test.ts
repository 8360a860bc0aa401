import { passwordProblems } from './new-password.ts';

test.each([
  ['short77', 'short77', { newPassword: 'Password must be at least 8 characters long.' }],
  ['short77', 'other', { newPassword: 'Password must be at least 8 characters long.' }],
  ['long enough', 'long enougH', { confirmation: 'Passwords do not match.' }],
  ['long enough', '', { confirmation: 'Passwords do not match.' }],
  ['12345678', '12345678', {}],
  ['        ', '        ', {}],
])('%j repeated as %j: %j', (newPassword, confirmation, problems) => {
  expect(passwordProblems(newPassword, confirmation)).toEqual(problems);
});
