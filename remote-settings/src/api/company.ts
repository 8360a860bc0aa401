import { useCallback, useSyncExternalStore } from 'react';
import { endSession } from 'shared/auth';
import { saveEdit } from 'shared/edits';
import { showFailure } from 'shared/feedback';
import { callApi } from 'shared/http';
import { apiMutation, apiQuery, queryOptions, useMutation, useQueryClient, useRefresh } from 'shared/query';
import {
  applyChange,
  settingsOf,
  SETTINGS_WORDS,
  type SettingsChange,
} from '../model/notification-settings.ts';

const SAVE = 'PUT /company/me';

/** The company of who is signed in. A failure is logged; the screen stays neutral about it. */
export function companyQuery() {
  return queryOptions({ ...apiQuery('GET /company/me'), select: ({ company }) => company });
}

/** Every screen that names the company follows. */
export const useRenameCompany = () =>
  useMutation({
    ...apiMutation('PUT /company/me/name'),
    onSuccess: useRefresh('GET /account', 'GET /company/me'),
  });

/** The session of this browser ends with the company. */
export const useDeleteCompany = () =>
  useMutation({ ...apiMutation('POST /company/me/delete'), onSuccess: () => endSession('signed-out') });

/**
 * Saves one change. Changes made in a row are sent one after the other, each on top of what the one before has left on the server, so
 * that none is lost and a failed one takes no other with it.
 */
export function useChangeSettings() {
  const client = useQueryClient();
  const { queryKey } = companyQuery();
  return useMutation({
    mutationKey: [SAVE],
    scope: { id: SAVE },
    mutationFn: async (change: SettingsChange) => {
      const { company } = await client.ensureQueryData(companyQuery());
      const base = settingsOf(company);
      const edit = { body: applyChange(base, change), base, words: SETTINGS_WORDS };
      return saveEdit(edit, (body) => callApi(SAVE, { body }));
    },
    onSuccess: async (reply) => {
      // An answer that was on its way since before the save is older than this one.
      await client.cancelQueries({ queryKey });
      if (reply) client.setQueryData(queryKey, reply);
      void client.invalidateQueries({ queryKey: ['GET /company/mail-recipients'] });
    },
    onError: (error) => {
      showFailure(error, 'Settings not saved', 'Your change was undone. Please try again.');
      void client.invalidateQueries({ queryKey });
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
      cache.findAll({ mutationKey: [SAVE], status: 'pending' }).map(({ state }) => state.variables),
    ),
  );
  return JSON.parse(text) as SettingsChange[];
}
