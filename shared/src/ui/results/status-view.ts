import type { Tone } from 'shared/ui';

export type StatusIcon = 'check' | 'shuffle' | 'cross' | 'spinner' | 'clock' | 'stop' | 'none';

export interface StatusView {
  label: string;
  tone: Tone;
  icon: StatusIcon;
  /** The run is pending or running. */
  isActive: boolean;
}

const SUCCESS: StatusView = { label: 'Success', tone: 'success', icon: 'check', isActive: false };
const FAILURE: StatusView = { label: 'Failure', tone: 'danger', icon: 'cross', isActive: false };
const FLAKY: StatusView = { label: 'Flaky', tone: 'warning', icon: 'shuffle', isActive: false };
const RUNNING: StatusView = { label: 'Running', tone: 'info', icon: 'spinner', isActive: true };
const PENDING: StatusView = { label: 'Pending', tone: 'info', icon: 'clock', isActive: true };
const CANCELLED: StatusView = { label: 'Cancelled', tone: 'neutral', icon: 'stop', isActive: false };
const NOT_RUN: StatusView = { label: 'Not Run', tone: 'neutral', icon: 'none', isActive: false };

const VIEWS = new Map([
  ['passed', SUCCESS],
  ['success', SUCCESS],
  ['failed', FAILURE],
  ['error', FAILURE],
  ['failure', FAILURE],
  ['running', RUNNING],
  ['warning', RUNNING],
  ['pending', PENDING],
  ['cancelled', CANCELLED],
]);

/** Label, tone and icon of a test's or run's status; a missing or unknown one is Not Run. `isFlaky`: it has passed on a retry only. */
export function statusView(status: string | null | undefined, isFlaky = false): StatusView {
  const view = VIEWS.get(status ?? '') ?? NOT_RUN;
  return view === SUCCESS && isFlaky ? FLAKY : view;
}
