import { DATA_COLUMNS_MAX, VARIABLE_NAME_MAX_LENGTH, VARIABLE_NAME_PATTERN } from 'shared/constants';
import { z } from 'zod';
import { beyondSpec, errorSchema, idSchema, timeSchema } from './common.ts';

/** A column of a test's table, which steps use as `{{name}}`. */
export const dataColumnSchema = z.strictObject({
  name: z
    .string()
    .max(VARIABLE_NAME_MAX_LENGTH)
    .regex(
      VARIABLE_NAME_PATTERN,
      'A column name has letters, digits and underscores, and does not begin with a digit.',
    ),
  /** Its values are masked in results and never given out again. */
  is_secret: z.boolean(),
});
export type DataColumn = z.infer<typeof dataColumnSchema>;
export const dataColumnsSchema = z.array(dataColumnSchema).max(DATA_COLUMNS_MAX);

/** The table of a test. */
export const dataTableSchema = z.object({
  columns: dataColumnsSchema,
  /** The cells of each row in the order of the columns; null: a secret, which is never given out again. */
  rows: z.array(z.array(z.string().nullable())),
  /** What a save names as `base`. */
  updated_at: timeSchema,
  /** null: a program, or an account that was deleted. */
  updated_by: idSchema.nullable(),
  /** The name of the person, or else the e-mail address. */
  updated_by_name: beyondSpec(z.string().nullable()),
});
export type DataTable = z.input<typeof dataTableSchema>;
export type SentDataTable = z.output<typeof dataTableSchema>;

/** `table` null: the test has none, and runs once. */
export const dataTableReplySchema = z.object({ table: dataTableSchema.nullable() });

/** Limits and names are checked with the place of what is wrong: 422 `invalid_table`. */
export const dataTableBodySchema = z.strictObject({
  columns: z.array(
    z.strictObject({
      name: z.string(),
      is_secret: z.boolean(),
      /** Its name in the stored table; absent or null: the same name, if there is one. */
      previous: z.string().nullable().optional(),
    }),
  ),
  rows: z.array(
    z.strictObject({
      /** null: keeps the stored secret. */
      cells: z.array(z.string().nullable()),
      /** Where the row stands in the stored table, from 0; absent or null: it is new. */
      previous: z.int().min(0).nullable().optional(),
    }),
  ),
  /** `updated_at` of the table that was changed; null: there was none. 409 `table_conflict` where another was stored since. Absent: it is replaced anyway. */
  base: timeSchema.nullable().optional(),
});
export type DataTableBody = z.input<typeof dataTableBodySchema>;

/** Of a 422: what is wrong, by row and column from 0; null: it concerns all of them. */
export const dataTableErrorSchema = errorSchema.extend({
  problems: z
    .array(z.object({ row: z.int().nullable(), column: z.int().nullable(), message: z.string() }))
    .optional(),
});
