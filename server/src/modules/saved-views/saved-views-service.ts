import { SAVED_VIEWS_MAX } from 'shared/constants';
import type { SavedViewBody, SentSavedView } from 'shared/contract';
import { notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import * as repository from './saved-views-repository.ts';
import type { SavedViewRow, Viewer } from './saved-views-repository.ts';

/** Named filters of the lists of runs and of tests: of one person, or shared with the company. What happens to shared ones is in the audit log. */
export type SavedViewsService = ReturnType<typeof createSavedViewsService>;

export function createSavedViewsService({ database: { queries } }: Pick<Platform, 'database'>) {
  return {
    /** The person's own and the shared ones, in the order of their names. */
    list: async (viewer: Viewer): Promise<SentSavedView[]> =>
      (await repository.listSavedViews(queries, viewer)).map(present),
    /** 422 where the person sees as many as there may be. */
    async create(
      viewer: Viewer,
      { list, name, query, is_shared: isShared }: SavedViewBody,
    ): Promise<SentSavedView> {
      const { companyId, userId } = viewer;
      if ((await repository.listSavedViews(queries, viewer)).length >= SAVED_VIEWS_MAX)
        throw unprocessable(
          'too_many_saved_views',
          `There are ${SAVED_VIEWS_MAX} views already, which is the most. Delete one first.`,
        );
      return queries.transaction(async (transaction) => {
        const values = { companyId, userId: isShared ? null : userId, list, name, query };
        const row = await repository.insertSavedView(transaction, values);
        if (isSharedRow(row))
          await recordEvent(transaction, {
            companyId,
            action: 'saved_view.created',
            subject: row,
            after: { list, name, query },
          });
        return present(row);
      });
    },
    /** 404 for another person's own view. */
    rename: (viewer: Viewer, id: number, name: string): Promise<SentSavedView> =>
      queries.transaction(async (transaction) => {
        const row = await repository.lockSavedView(transaction, viewer, id);
        if (!row) throw notFoundInCompany('The view');
        await repository.renameSavedView(transaction, id, name);
        if (isSharedRow(row))
          await recordEvent(transaction, {
            companyId: viewer.companyId,
            action: 'saved_view.updated',
            subject: { id, name },
            before: { name: row.name },
            after: { name },
          });
        return present({ ...row, name });
      }),
    /** 404 for another person's own view. */
    remove: (viewer: Viewer, id: number): Promise<void> =>
      queries.transaction(async (transaction) => {
        const row = await repository.lockSavedView(transaction, viewer, id);
        if (!row) throw notFoundInCompany('The view');
        await repository.deleteSavedView(transaction, id);
        if (isSharedRow(row))
          await recordEvent(transaction, {
            companyId: viewer.companyId,
            action: 'saved_view.deleted',
            subject: row,
            before: { list: row.list, name: row.name, query: row.query },
          });
      }),
  };
}

const isSharedRow = ({ userId }: SavedViewRow) => userId === null;

function present(row: SavedViewRow): SentSavedView {
  const { id, list, name, query } = row;
  return { id, list, name, query, is_shared: isSharedRow(row) };
}
