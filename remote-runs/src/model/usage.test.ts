import { usageText } from './usage.ts';

const usage = { model: 'gpt-5', calls: 3, input_tokens: 1200, output_tokens: 34, cost: 0.0512 };

test.each([
  [{}, 'gpt-5: 3 calls, 1,234 tokens, $0.05'],
  [{ calls: 1, cost: 0.0012 }, 'gpt-5: 1 call, 1,234 tokens, $0.0012'],
  [{ cost: null }, 'gpt-5: 3 calls, 1,234 tokens'],
])('what a model was asked for: %o', (changes, text) => {
  expect(usageText({ ...usage, ...changes })).toBe(text);
});
