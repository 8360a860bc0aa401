import { maskApiKey } from './api-key.ts';

test.each([
  ['', 0],
  ['sk-1', 4],
  ['x'.repeat(24), 24],
  ['x'.repeat(48), 24],
])('%j is shown as %i bullets', (key, bullets) => {
  expect(maskApiKey(key)).toBe('•'.repeat(bullets));
});
