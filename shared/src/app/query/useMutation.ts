import {
  useMutation as useReactQueryMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { clickSequence } from './click-sequence.ts';
import { isSameValue } from './is-same-value.ts';

interface Flight<Data, Variables> {
  variables: Variables;
  /** Of the click that started it. */
  sequence: number;
  isPending: boolean;
  hasFailed: boolean;
  promise: Promise<Data>;
}

/**
 * A mutation that is done once however often its button is pressed: a call with the same variables while the first one is running, or by the
 * second click of the double click that started it, returns the promise of the first, and calls no callbacks of its own. One that failed can
 * be repeated at once.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useReactQueryMutation(options);
  const latest = useRef<Flight<Data, Variables> | null>(null);
  const { mutateAsync: start } = mutation;

  const mutateAsync = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Failure, Variables, Context>) => {
      const last = latest.current;
      if (last && isRepeated(last, variables)) return last.promise;
      const promise = start(variables, callbacks);
      const flight = {
        variables,
        sequence: clickSequence().sequence,
        isPending: true,
        hasFailed: false,
        promise,
      };
      latest.current = flight;
      promise
        .catch(() => (flight.hasFailed = true))
        .finally(() => (flight.isPending = false))
        .catch(() => undefined);
      return promise;
    },
    [start],
  );
  const mutate = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, Failure, Variables, Context>) => {
      // react-query reports the failure to the callbacks.
      mutateAsync(variables, callbacks).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Data, Failure, Variables, Context>;
}

function isRepeated<Data, Variables>(last: Flight<Data, Variables>, variables: Variables): boolean {
  if (last.hasFailed || !isSameValue(last.variables, variables)) return false;
  const { sequence, isContinued } = clickSequence();
  return last.isPending || (isContinued && last.sequence === sequence);
}
