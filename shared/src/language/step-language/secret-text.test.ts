import { maskedReading, maskedRewording, maskedText, readStep } from './index.ts';

test.each([
  ['Type "bulb" into "Password"', 'Type "••••" into "Password"'],
  ['Enter "bulb" in the "API key" field', 'Enter "••••" in the "API key" field'],
  ['Set "PIN" to "bulb"', 'Set "PIN" to "••••"'],
  ['Type Bulb1 into "Password"', 'Type "••••" into "Password"'],
  [
    'Type "bulb" into "Password" and then click "Sign in"',
    'Type "••••" into "Password" and then click "Sign in"',
  ],
  ['Type "{{user}}-1" into "Password"', 'Type "••••" into "Password"'],
  ['Please enter "bulb" as the "Password" quickly', 'Please enter "••••" as the "Password" quickly'],
])('the text of a field for secrets is masked: %s', (text, shown) => {
  expect(maskedText(text)).toBe(shown);
});

test.each([
  'Type "bulb" into "search"',
  'Type "{{password}}" into "Password"',
  'Click "Forgot password"',
  'The page shows "Wrong password"',
  '"Password" is empty',
])('nothing else is masked: %s', (text) => {
  expect(maskedText(text)).toBe(text);
});

test('a wording with a new name for the field shows no more than the one before it', () => {
  const before = 'Type "bulb" into "Password"';
  expect(maskedRewording('Type "bulb" into "Login word"', before)).toBe('Type "••••" into "Login word"');
  expect(maskedRewording('Type "bulb" into "Passphrase"', before)).toBe('Type "••••" into "Passphrase"');
  expect(maskedRewording('Click "Order"', 'Click "Buy"')).toBe('Click "Order"');
});

test('a reading shows no more than its text', () => {
  const { sentence, spans } = maskedReading(readStep('Please enter "bulb" in "Password"'));
  expect(sentence).toBe('Type "••••" into "Password"');
  expect(spans.map(({ start, end }) => sentence?.slice(start, end))).toEqual([
    'Type',
    '"••••"',
    '"Password"',
  ]);
  const open = readStep('Please enter "bulb" in "Name"');
  expect(maskedReading(open)).toBe(open);
});

test('what to write instead of a step that is not understood shows no more than its text', () => {
  const { problem } = readStep('Please enter "bulb" as the "Password" quickly');
  expect(problem?.message).toBe('Write: Type "••••" into "Password".');
});
