/** Sentences to begin with: the most frequent actions first, then assertions. Each is one of the step language. */
export const EXAMPLES = [
  'Click "Sign in"',
  'Type "ada@example.com" into "Email"',
  'Select "Large" in "Size"',
  'Wait until the page shows "Done"',
  'The page shows "Welcome"',
  'The URL contains "/cart"',
];
