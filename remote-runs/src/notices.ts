import { RUN_NOTICE_DURATION } from 'shared/constants';
import { toast } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';

/** Shows the server's message, or `fallback`. The sign-in page reports the end of a session. */
export function noticeFailure(error: unknown, fallback: string, title = 'Error'): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ type: 'error', title, message: errorText(error, fallback) });
}

/** Shown while the run's own screen opens. */
export function noticeRunStarted(name: string): void {
  toast({
    type: 'success',
    title: 'Test Run Started!',
    message: `${name} is now running.`,
    duration: RUN_NOTICE_DURATION,
  });
}
