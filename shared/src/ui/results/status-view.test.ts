/** @jest-environment node */
import { statusView } from 'shared/results';

test.each([
  ['passed', 'Success', 'success', false],
  ['failed', 'Failure', 'danger', false],
  ['error', 'Failure', 'danger', false],
  ['running', 'Running', 'info', true],
  ['warning', 'Running', 'info', true],
  ['pending', 'Pending', 'info', true],
  ['cancelled', 'Cancelled', 'neutral', false],
  [null, 'Not Run', 'neutral', false],
  [undefined, 'Not Run', 'neutral', false],
  ['something new', 'Not Run', 'neutral', false],
])('%s is shown as %s', (status, label, tone, isActive) => {
  expect(statusView(status)).toMatchObject({ label, tone, isActive });
});
