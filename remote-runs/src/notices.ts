import { RUN_NOTICE_DURATION } from 'shared/constants';
import { toast } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';

/** The server's own sentence, else the screen's. The end of a session is told by the sign-in page. */
export function noticeFailure(error: unknown, fallback: string, title = 'Error'): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ type: 'error', title, message: errorText(error, fallback) });
}

/** For whoever is led to the run itself. */
export function noticeRunStarted(name: string): void {
  toast({
    type: 'success',
    title: 'Test Run Started!',
    message: `${name} is now running.`,
    duration: RUN_NOTICE_DURATION,
  });
}
