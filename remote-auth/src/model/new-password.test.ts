/** @jest-environment node */
import { validateNewPassword } from './new-password.ts';

test.each([
  ['short77', 'short77', { newPassword: 'Password must be at least 8 characters long.' }],
  ['short77', 'other', { newPassword: 'Password must be at least 8 characters long.' }],
  ['long enough', 'long enougH', { confirmation: 'Passwords do not match.' }],
  ['long enough', '', { confirmation: 'Passwords do not match.' }],
  ['12345678', '12345678', {}],
  ['        ', '        ', {}],
])('%j confirmed as %j: %j', (newPassword, confirmation, errors) => {
  expect(validateNewPassword(newPassword, confirmation)).toEqual(errors);
});
