import { toast } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';

/** Shows a failure as a toast; the end of the session explains itself. */
export function reportFailure(title: string) {
  return (error: Error) => {
    if (error instanceof ApiError && error.status === 401) return;
    toast({ type: 'error', title, message: errorText(error, 'Please try again.') });
  };
}
