import { RUN_NOTICE_DURATION } from 'shared/constants';
import { toast } from 'shared/feedback';

/** Shown while the run's own screen opens. */
export function noticeRunStarted(name: string): void {
  toast({
    type: 'success',
    title: 'Test Run Started!',
    message: `${name} is now running.`,
    duration: RUN_NOTICE_DURATION,
  });
}
