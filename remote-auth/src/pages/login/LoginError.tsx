import { errorText } from 'shared/http';
import { Notice } from 'shared/ui';

export function LoginError({ error }: { error: Error }) {
  return <Notice tone="danger">{errorText(error, 'Login failed. Please try again.')}</Notice>;
}
