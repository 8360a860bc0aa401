import { RUN_NOTICE_DURATION } from 'shared/constants';
import { toast } from 'shared/feedback';
import { paths } from 'shared/router';

/** Shown while the group run's own screen opens. */
export function noticeRunStarted(name: string, groupRunId: number): void {
  toast({
    type: 'success',
    title: 'Test Run Started!',
    message: `${name} is now running.`,
    duration: RUN_NOTICE_DURATION,
    about: paths.groupRun(groupRunId),
  });
}
