/** @jest-environment node */
import { shownTextOf, withShownText } from './shown-text.ts';

describe('a step that expects a text', () => {
  it.each([
    ['The page shows "Thanks"', 'The page shows "Thank \\"you\\""'],
    ['Verify that the page shows "Thanks"', 'The page shows "Thank \\"you\\""'],
    ['The page shows "Thanks" in the dialog', 'The page shows "Thank \\"you\\"" in the dialog'],
    ['Wait until the page shows "Thanks"', 'Wait until the page shows "Thank \\"you\\""'],
  ])('%s → %s', (step, sentence) => {
    expect(shownTextOf(step)?.text).toBe('Thanks');
    expect(withShownText(step, 'Thank "you"')).toBe(sentence);
  });

  it.each(['The page does not show "Thanks"', '"Total" is "$5"', 'Click "Thanks"', 'Thanks be shown'])(
    'is not: %s',
    (step) => {
      expect(shownTextOf(step)).toBeNull();
      expect(withShownText(step, 'Other')).toBeNull();
    },
  );
});
