import type { VerdictFilter } from 'shared/constants';
import { VERDICT_VIEWS } from 'shared/results';

export const VERDICT_LABELS: Record<VerdictFilter, string> = {
  product_bug: VERDICT_VIEWS.product_bug.label,
  test_change: VERDICT_VIEWS.test_change.label,
  environment: VERDICT_VIEWS.environment.label,
  unknown: VERDICT_VIEWS.unknown.label,
  none: 'None yet',
};
