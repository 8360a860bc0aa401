import { confirm, type ConfirmOptions } from './confirmation.ts';
import { showFailure } from './show-failure.ts';

interface Mutation<Variables, Data> {
  mutate: (
    variables: Variables,
    callbacks: { onSuccess: ((data: Data) => void) | undefined; onError: (error: unknown) => void },
  ) => void;
}

interface Options<Data> extends ConfirmOptions {
  /** The title of the toast that shows a failure. */
  failed: string;
  /** Shown below it where the server gave no reason. */
  fallback?: string;
  onSuccess?: (data: Data) => void;
}

/** Asks first; a failure of the mutation is shown as a toast. */
export async function confirmAndMutate<Variables, Data>(
  { mutate }: Mutation<Variables, Data>,
  variables: Variables,
  { failed, fallback, onSuccess, ...question }: Options<Data>,
): Promise<void> {
  if (!(await confirm(question))) return;
  mutate(variables, { onSuccess, onError: (error) => showFailure(error, failed, fallback) });
}
