import type { VerdictKind } from 'shared/constants';
import type { Tone } from 'shared/ui';

/** How screens name a verdict, in the order of the keys 1 to 4. */
export const VERDICT_VIEWS: Record<VerdictKind, { label: string; tone: Tone }> = {
  product_bug: { label: 'Product bug', tone: 'danger' },
  test_change: { label: 'Test needs a change', tone: 'info' },
  environment: { label: 'Environment', tone: 'module' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};
