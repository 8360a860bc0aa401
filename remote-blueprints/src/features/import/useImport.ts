import { useCallback, useMemo, useState } from 'react';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
import type { ImportPreview } from 'shared/contract';
import { toast } from 'shared/feedback';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { variablesQuery } from '../../api/company.ts';
import { useImportTests } from '../../api/imports.ts';
import {
  draftsOf,
  missingVariables,
  needsUrl,
  reasonNotToImport,
  toImportBody,
  type ImportDraft,
} from '../../model/import-draft.ts';
import { countOf, updatePath } from '../../model/listed.ts';

/** The state of an import: a preview, what was changed of it, and whether it is stored. */
export function useImport(onClose: (then?: () => void) => void) {
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [drafts, setDrafts] = useState<ImportDraft[]>([]);
  const [commonUrl, setCommonUrl] = useState('');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const creation = useImportTests();
  const variablesOfCompany = useQuery(variablesQuery());
  const { data: known } = variablesOfCompany;

  const chosen = drafts.filter(({ isChosen }) => isChosen);
  const missing = useMemo(
    () =>
      known
        ? missingVariables(
            drafts,
            known.map(({ name }) => name),
          )
        : [],
    [drafts, known],
  );
  const values = Object.fromEntries(missing.map(({ name, value }) => [name, typed[name] ?? value ?? '']));

  const change = useCallback(
    (changed: ImportDraft) =>
      setDrafts((now) => now.map((draft) => (draft.key === changed.key ? changed : draft))),
    [],
  );

  const run = () => {
    const variables = missing.flatMap(({ name, is_secret }) => {
      const value = values[name] ?? '';
      return value === '' ? [] : [{ name, value, is_secret }];
    });
    // Servers of before know no variables in an import.
    const body = { ...toImportBody(drafts, commonUrl), ...(variables.length > 0 && { variables }) };
    creation.mutate(
      { body },
      { onSuccess: ({ test_blueprint_ids: ids }) => onClose(() => noticeImported(chosen, ids)) },
    );
  };

  const start = (read: ImportPreview | null) => {
    setPreview(read);
    setDrafts(draftsOf(read?.tests ?? []));
    creation.reset();
  };

  return {
    preview,
    /** Another preview, or none. */
    start,
    drafts,
    change,
    chosen,
    chooseAll: (isChosen: boolean) => setDrafts((now) => now.map((draft) => ({ ...draft, isChosen }))),
    commonUrl,
    setCommonUrl,
    /** A single one has a field of its own. */
    needsCommonUrl: drafts.filter((draft) => needsUrl(draft) && !draft.source.starting_url).length > 1,
    missing,
    areVariablesUnknown: !known && variablesOfCompany.isError,
    retryVariables: () => void variablesOfCompany.refetch(),
    values,
    setValue: (name: string, value: string) => setTyped((now) => ({ ...now, [name]: value })),
    disabledReason: reasonNotToImport(drafts, commonUrl),
    run,
    isPending: creation.isPending,
    error: creation.error,
  };
}

/** Leads to what was imported. */
function noticeImported(imported: ImportDraft[], ids: number[]): void {
  const tab = imported.some(needsUrl) ? 'tests' : 'modules';
  const [id] = ids;
  const [only] = imported;
  const to =
    ids.length === 1 && id !== undefined && only
      ? updatePath({ id, type: only.source.type })
      : paths.tests(tab);
  toast({
    type: 'success',
    title: 'Success!',
    message: `${countOf(ids.length, tab)} imported.`,
    duration: TOAST_DURATION_EDITOR,
    action: { label: ids.length === 1 ? 'Open' : `Show ${tab}`, to },
  });
}
