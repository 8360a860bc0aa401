import { TEST_FILES_MAX } from 'shared/constants';
import { z } from 'zod';
import { idParamSchema, idSchema, textSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import {
  importBodySchema,
  importPreviewBodySchema,
  importPreviewReplySchema,
  importReplySchema,
} from './imports.ts';

const pathSchema = textSchema.min(1).max(500);

/** A test, a module, a plan or the settings of a suite as a text file. */
const testFileSchema = z.object({
  /** Relative, with `/`: `checkout/buy-a-lamp.steps.md`, `checkout/buy-a-lamp.plan.json`, `checkout/suite.yaml`, `modules/sign-in.steps.md`. */
  path: z.string(),
  content: z.string(),
  /** The test or module that it describes; null: a suite. */
  test_blueprint_id: idSchema.nullable(),
  /** SHA-256 of the content in hex: what a push names as `base`. */
  hash: z.string(),
});
export type TestFile = z.infer<typeof testFileSchema>;

const idsText = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number));

/** Without ids: all of the company. Modules that the tests use come with them. */
const testFilesQuerySchema = z.strictObject({
  test_blueprint_ids: idsText.optional(),
  test_blueprint_category_id: idParamSchema.optional(),
  /** Continues after the id that `next_after` gave. */
  after: idParamSchema.optional(),
});

const testFilesPushSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        path: pathSchema,
        content: textSchema.max(2_000_000),
        /** The hash that the file had when it was pulled; null: it is new. */
        base: z.string().length(64).nullable(),
      }),
    )
    .max(TEST_FILES_MAX, `At most ${TEST_FILES_MAX} files at once.`),
  /** Says what would happen, and changes nothing. */
  dry_run: z.boolean().default(false),
});

const testFileChangeSchema = z.object({
  path: z.string(),
  /** `conflict`: it was changed on the server since it was pulled. `rejected`: it cannot be read. */
  change: z.enum(['created', 'updated', 'unchanged', 'conflict', 'rejected']),
  test_blueprint_id: idSchema.nullable(),
  /** Sentences, each with its line from 1 if it is about one. */
  problems: z.array(z.object({ line: z.int().nullable(), message: z.string() })),
  /** As it is on the server now, after a push that was carried out; of a conflict what is there instead. */
  file: testFileSchema.nullable(),
});
export type TestFileChange = z.infer<typeof testFileChangeSchema>;
/** All or nothing: with a conflict or a rejected file nothing is changed. */
const testFilesPushReplySchema = z.object({
  is_done: z.boolean(),
  changes: z.array(testFileChangeSchema),
});

/** The same tests as specs for Playwright Test, with a configuration. */
const playwrightExportQuerySchema = testFilesQuerySchema.omit({ after: true });

export const testFileEndpoints = defineEndpoints('tests as files', {
  'GET /test_files': {
    access: 'session-or-key',
    role: 'viewer',
    query: testFilesQuerySchema,
    reply: z.object({
      files: z.array(testFileSchema),
      next_after: idSchema.nullable(),
    }),
  },
  'POST /test_files/push': {
    access: 'session-or-key',
    role: 'editor',
    body: testFilesPushSchema,
    reply: testFilesPushReplySchema,
  },
  'GET /playwright_export': {
    access: 'session-or-key',
    role: 'viewer',
    query: playwrightExportQuerySchema,
    reply: z.object({
      files: z.array(z.object({ path: z.string(), content: z.string() })),
      /** What could not be expressed; such a step fails in the spec with the same sentence. */
      notes: z.array(z.object({ path: z.string(), step_number: z.int(), message: z.string() })),
    }),
  },
  'POST /imports/preview': { role: 'editor', body: importPreviewBodySchema, reply: importPreviewReplySchema },
  'POST /imports': { role: 'editor', body: importBodySchema, status: 201, reply: importReplySchema },
});
