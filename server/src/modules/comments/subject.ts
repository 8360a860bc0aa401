import type { QueryOf } from 'shared/contract';
import type { comments } from './tables.ts';

/** What comments are on: a group run, a test run, or a test or module. */
export interface Subject {
  kind: 'group_run' | 'test_run' | 'blueprint';
  id: number;
}

/** The one that a request names; its schema has checked that there is one. */
export function requestedSubject(fields: QueryOf<'GET /comments'>): Subject {
  return subjectOf({
    groupRunId: fields.test_group_run_id,
    testRunId: fields.test_run_id,
    blueprintId: fields.test_blueprint_id,
  });
}

type SubjectIds = Pick<typeof comments.$inferSelect, 'groupRunId' | 'testRunId' | 'blueprintId'>;

/** What a stored comment is on. */
export function subjectOf(ids: { [Name in keyof SubjectIds]: SubjectIds[Name] | undefined }): Subject {
  if (typeof ids.groupRunId === 'number') return { kind: 'group_run', id: ids.groupRunId };
  if (typeof ids.testRunId === 'number') return { kind: 'test_run', id: ids.testRunId };
  if (typeof ids.blueprintId === 'number') return { kind: 'blueprint', id: ids.blueprintId };
  throw new Error('A comment is on nothing.');
}
