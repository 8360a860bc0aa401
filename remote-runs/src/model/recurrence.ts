import { HISTORY_LENGTH } from 'shared/constants';
import type { Recurrence } from 'shared/contract';
import type { Tone } from 'shared/ui';

interface RecurrenceView {
  text: string;
  tone: Tone;
  title: string;
}

/** How a row says that a failure is new, or since when it lasts; null: it has not failed, or the server does not say. */
export function recurrenceView(recurrence: Recurrence | null | undefined): RecurrenceView | null {
  if (!recurrence) return null;
  const before = 'the run of this test before, in the same environment,';
  if (recurrence.kind === 'new')
    return { text: 'New', tone: 'danger', title: `Passed in ${before} or there is none` };
  if (recurrence.kind === 'other')
    return {
      text: 'Other failure than before',
      tone: 'danger',
      title: `Failed in ${before} too, but otherwise`,
    };
  const { runs } = recurrence;
  const count = runs > HISTORY_LENGTH ? `more than ${HISTORY_LENGTH}` : String(runs);
  return { text: `Failing for ${count} runs`, tone: 'neutral', title: 'Failed alike each time' };
}
