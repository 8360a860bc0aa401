import { manualRunName } from './manual-run-name.ts';

const now = new Date(2026, 10, 21, 9, 30);

test('names the test and the local time', () => {
  expect(manualRunName('Checkout', now)).toBe(`Manual Run: Checkout - ${now.toLocaleString()}`);
});

test('shortens a name that would not fit', () => {
  const name = manualRunName('x'.repeat(300), now);
  expect(name).toHaveLength(300);
  expect(name).toMatch(/^Manual Run: x+… - /);
  expect(name.endsWith(now.toLocaleString())).toBe(true);
});
