import { RUN_NOTICE_DURATION, TOAST_DURATION_EDITOR } from 'shared/constants';
import { toast } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';
import { paths } from 'shared/router';

export function noticeSuccess(message: string): void {
  toast({ type: 'success', title: 'Success!', message, duration: TOAST_DURATION_EDITOR });
}

/** Shows the server's message, or `fallback`. The sign-in page reports the end of a session. */
export function noticeFailure(error: unknown, fallback: string, title = 'Error'): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ type: 'error', title, message: errorText(error, fallback), duration: TOAST_DURATION_EDITOR });
}

/** Leads to the group run. `name`: of the test, or how many there are. */
export function noticeRunStarted(name: string, groupRunId: number, tests = 1): void {
  const address = paths.groupRun(groupRunId);
  toast({
    type: 'success',
    title: 'Test Run Started!',
    message: `${name} ${tests === 1 ? 'is' : 'are'} now running. Click this notification to view progress.`,
    duration: RUN_NOTICE_DURATION,
    to: address,
    about: address,
  });
}
