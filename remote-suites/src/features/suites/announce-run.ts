import { RUN_NOTICE_DURATION } from 'shared/constants';
import type { GroupRun } from 'shared/contract';
import { toast } from 'shared/feedback';
import { paths } from 'shared/router';

/** The notice that a run has begun, with the way to it. */
export function announceRun({ id }: GroupRun): void {
  toast({
    type: 'success',
    title: 'Test run started successfully!',
    duration: RUN_NOTICE_DURATION,
    action: { label: 'View run', to: paths.groupRun(id) },
  });
}
