import { z } from 'zod';
import { errorSchema, timeSchema } from './common.ts';

/**
 * The fields of a change as they were loaded, in the shape of its body. With it, what others have stored since is kept: fields and elements of
 * lists that only one side has changed are merged, and a 409 `edit_conflict` names those that both have. Absent: what is stored is replaced.
 */
export const editBaseSchema = z.looseObject({
  /** Of what keeps secrets: whether one was replaced since shows in the time only. */
  updated_at: timeSchema.optional(),
});
export type EditBase = z.infer<typeof editBaseSchema>;

/** What both have changed. Values of secrets are left out: that they differ is all that is said. */
export const editConflictSchema = z.object({
  field: z.string(),
  /** Of a list: the element, by its id, its name or itself; null: the whole field. */
  element: z.string().nullable(),
  /** null, here and below: it was removed. */
  mine: z.unknown(),
  theirs: z.unknown(),
});
export type EditConflict = z.infer<typeof editConflictSchema>;

/** 409. Without `conflicts` it has another reason. */
export const editErrorSchema = errorSchema.extend({
  conflicts: z.array(editConflictSchema).optional(),
  /** Who has stored the other values; null: not known any more. */
  changed_by: z.string().nullable().optional(),
  changed_at: timeSchema.nullable().optional(),
});

export type EditRefusal = z.infer<typeof editErrorSchema>;

/** What a merged edit has kept of somebody else, by field. */
export const takenOverSchema = z.object({ fields: z.array(z.string()), by: z.string().nullable() });
export type TakenOver = z.infer<typeof takenOverSchema>;

/** Of a reply to a change with a base. Absent: nobody else has changed anything since. */
export const mergedEdit = { taken_over: takenOverSchema.optional() };
