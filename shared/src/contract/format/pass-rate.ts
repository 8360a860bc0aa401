export type PassTone = 'success' | 'warning' | 'danger' | 'neutral';

/** `66%`, rounded down so that 100% means every test passed; a dash without tests. */
export function passPercentage(passed: number, total: number): string {
  return total === 0 ? '–' : `${percentage(passed, total)}%`;
}

/** The tone of a percentage: 100 is a success, 70 or more a warning, less a failure. */
export function passTone(passed: number, total: number): PassTone {
  if (total === 0) return 'neutral';
  const value = percentage(passed, total);
  if (value === 100) return 'success';
  return value >= 70 ? 'warning' : 'danger';
}

function percentage(passed: number, total: number): number {
  return Math.floor((passed * 100) / total);
}
