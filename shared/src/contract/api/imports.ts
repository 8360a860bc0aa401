import {
  BLUEPRINT_TITLE_MAX_LENGTH,
  BLUEPRINT_TYPES,
  IMPORT_FORMATS,
  IMPORT_TESTS_MAX,
  STEPS_MAX,
  STEP_TYPES,
  VARIABLES_MAX,
} from 'shared/constants';
import { z } from 'zod';
import { browserSettingsSchema } from './browser-settings.ts';
import { dataColumnsSchema } from './data-tables.ts';
import { handlersSchema } from './handlers.ts';
import { idSchema, textSchema } from './common.ts';
import { planEntryInputSchema } from './plans.ts';
import { readingSchema } from './readings.ts';
import { tagsSchema } from './blueprints.ts';
import { variableBodySchema, variableParamsSchema } from './values.ts';

/** Files of one import; together at most 20 MB. */
export const importPreviewBodySchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: textSchema.min(1).max(500),
        content_base64: z.base64(),
      }),
    )
    .min(1, 'Choose a file.')
    .max(100, 'Choose at most 100 files.'),
});

const importedStepSchema = z.object({
  type: z.enum(STEP_TYPES),
  /** The canonical sentence where it is clear; else the best that is known. Empty for a module step. */
  action: z.string(),
  use_vision: z.boolean(),
  is_disabled: z.boolean(),
  /** Of a module step: a module of this import or of the company. */
  module_title: z.string().nullable(),
  /** What the file says, and where; line from 1. */
  source: z.string(),
  line: z.int().nullable(),
  /** null for a module step. */
  reading: readingSchema.nullable(),
  /** What to look at, although the step is clear: it names an element by its place in the markup, a value was left out, … */
  warning: z.string().nullable(),
});
export type ImportedStep = z.infer<typeof importedStepSchema>;

/** Absent where a file says nothing about it, as those of other tools do. */
const importedSettings = {
  browser: browserSettingsSchema.optional(),
  /** Interruption handlers. */
  handlers: handlersSchema.optional(),
  /** `rows`: null for a secret, which is in no file. Limits are checked with the place of what is wrong. */
  table: z
    .strictObject({ columns: dataColumnsSchema, rows: z.array(z.array(z.string().nullable())) })
    .optional(),
};

const importedTestSchema = z.object({
  ...importedSettings,
  title: z.string(),
  type: z.enum(BLUEPRINT_TYPES),
  starting_url: z.string().nullable(),
  suite_name: z.string().nullable(),
  tags: z.array(z.string()),
  file: z.string(),
  format: z.enum(IMPORT_FORMATS),
  steps: z.array(importedStepSchema),
  /** What became no step, with the reason: nothing is dropped silently. */
  rejected: z.array(z.object({ source: z.string(), line: z.int().nullable(), why: z.string() })),
  /** Names that the steps use. A value that looks like a secret is not taken over: null. */
  variables: z.array(z.object({ name: z.string(), value: z.string().nullable(), is_secret: z.boolean() })),
  plan: z.array(planEntryInputSchema),
});
export type ImportedTest = z.infer<typeof importedTestSchema>;

export const importPreviewReplySchema = z.object({
  tests: z.array(importedTestSchema),
  /** Files that could not be read, with a sentence that says why. */
  problems: z.array(z.object({ file: z.string(), message: z.string() })),
});
export type ImportPreview = z.infer<typeof importPreviewReplySchema>;

/** Creates what a person has looked at. Suites and modules are found by name; missing suites are made. All or nothing. */
export const importBodySchema = z.strictObject({
  tests: z
    .array(
      z.strictObject({
        ...importedSettings,
        title: textSchema.trim().min(1, 'Enter a name.').max(BLUEPRINT_TITLE_MAX_LENGTH),
        type: z.enum(BLUEPRINT_TYPES),
        starting_url: z.string().nullable(),
        suite_name: textSchema.trim().max(200).nullable(),
        tags: tagsSchema,
        steps: z
          .array(
            importedStepSchema
              .pick({ type: true, action: true, use_vision: true, is_disabled: true, module_title: true })
              .strict(),
          )
          .max(STEPS_MAX),
        plan: z.array(planEntryInputSchema),
      }),
    )
    .min(1, 'Choose at least one test.')
    .max(IMPORT_TESTS_MAX),
  /** Values that the tests use and the company does not have; one that it has meanwhile stays as it is. */
  variables: z.array(variableBodySchema.safeExtend(variableParamsSchema.shape)).max(VARIABLES_MAX).optional(),
});
export type ImportBody = z.input<typeof importBodySchema>;
/** In the order of the tests. */
export const importReplySchema = z.object({ test_blueprint_ids: z.array(idSchema) });
