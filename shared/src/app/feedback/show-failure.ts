import { ApiError, errorText } from 'shared/http';
import { toast } from './toasts.ts';

/** Shows the server's sentence about a failure, or `fallback`, as a toast. The sign-in page reports the end of a session. */
export function showFailure(error: unknown, title: string, fallback = 'Please try again.'): void {
  if (error instanceof ApiError && error.status === 401) return;
  toast({ type: 'error', title, message: errorText(error, fallback) });
}
