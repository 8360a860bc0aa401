import type { BlueprintCreate } from 'shared/contract';

const STEPS = [
  { type: 'assert', action: 'The "Example Domain" heading is visible' },
  { type: 'act', action: 'Reload the page' },
  { type: 'assert', action: 'The page shows "Example Domain"' },
] as const;

/** A test of the page that IANA provides for examples: it can be run from everywhere, and edited into a first test. */
export const EXAMPLE: BlueprintCreate = {
  title: 'Example: read a page',
  type: 'integration',
  starting_url: 'https://example.com',
  steps: STEPS.map((step, index) => ({ ...step, step_number: index + 1, use_vision: false })),
};
