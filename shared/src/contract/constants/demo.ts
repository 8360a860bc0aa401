/** Titles of two tests that the demo comes with: one that passes, and one that fails on a bug of the demo shop. */
export const DEMO_PASSING_TEST = 'Find a lamp by searching';
export const DEMO_FAILING_TEST = 'Total of three bulbs';

/** A short test of the demo shop, as the sign-in page shows it. */
export const DEMO_EXAMPLE_STEPS = [
  'Type "bulb" into "Search lamps" and press Enter',
  'Click "Edison Bulb"',
  'Click the "Add to cart" button',
  'The page shows "Cart (1)"',
] as const;
