import { useCallback, useSyncExternalStore } from 'react';
import { logError, toast } from 'shared/feedback';
import { ApiError, callApi, errorText } from 'shared/http';
import { queryOptions, useMutation, useQueryClient } from 'shared/query';
import { applyChange, settingsOf, type SettingsChange } from '../model/notification-settings.ts';

const companyKey = ['remote-settings', 'company'];
const changeKey = ['remote-settings', 'change'];

/** The company of who is signed in. A failure is logged; the screen stays neutral about it. */
export function companyQuery() {
  return queryOptions({
    queryKey: companyKey,
    queryFn: async ({ signal }) => {
      try {
        return (await callApi('GET /company/me', { signal })).company;
      } catch (error) {
        if (!signal.aborted) logError(error, 'Loading the company');
        throw error;
      }
    },
  });
}

/**
 * Saves one change. Changes made in a row are sent one after the other, each on top of what the one before has left on the server, so
 * that none is lost and a failed one takes no other with it.
 */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join('/') },
    mutationFn: async (change: SettingsChange) => {
      const saved = await client.ensureQueryData(companyQuery());
      const body = applyChange(settingsOf(saved), change);
      return callApi('PUT /company/me', { body });
    },
    onSuccess: async ({ company }) => {
      // An answer that was on its way since before the save is older than this one.
      await client.cancelQueries({ queryKey: companyKey });
      client.setQueryData(companyKey, company);
    },
    onError: (error) => {
      logError(error, 'Saving the settings');
      if (error instanceof ApiError && error.status === 401) return;
      toast({
        type: 'error',
        title: 'Settings not saved',
        message: errorText(error, 'Your change was undone. Please try again.'),
      });
      void client.invalidateQueries({ queryKey: companyKey });
    },
  });
}

/**
 * The changes that are not saved yet, the oldest first. Known within the very event that makes one: react-query's own hook hears of it a
 * moment later, in which a switch would jump back.
 */
export function usePendingChanges(): SettingsChange[] {
  const cache = useQueryClient().getMutationCache();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(({ type }) => {
        // Observers come while other parts render, and change no mutation.
        if (!type.startsWith('observer')) listener();
      }),
    [cache],
  );
  const text = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      cache.findAll({ mutationKey: changeKey, status: 'pending' }).map(({ state }) => state.variables),
    ),
  );
  return JSON.parse(text) as SettingsChange[];
}
