import { z } from 'zod';
import { attachmentSchema } from './blueprints.ts';
import { browserSettingsSchema } from './browser-settings.ts';
import { beyondSpec, idParamSchema, idSchema, timeSchema } from './common.ts';
import { storedStepSchema } from './steps.ts';

export const versionListQuerySchema = z.strictObject({
  /** Only versions with a smaller number. */
  before: idParamSchema.optional(),
});
export const versionParamsSchema = z.strictObject({ id: idParamSchema, version: idParamSchema });

/** A state of a test or module that a save has made. */
export const blueprintVersionItemSchema = z.object({
  version: z.int().min(1),
  saved_at: timeSchema,
  /** The name of the person who saved it, or else the e-mail address; null: not known, or the account was deleted. */
  saved_by: z.string().nullable(),
  /** What is different from the version before, e.g. `Name changed, 2 steps added`. */
  summary: z.string(),
});
export type BlueprintVersionItem = z.infer<typeof blueprintVersionItemSchema>;

/** Newest first, the current one included; at most 50. */
export const versionListReplySchema = z.object({
  versions: z.array(blueprintVersionItemSchema),
  /** `before` of the next call; null: there are no older ones. */
  next_before: z.int().nullable(),
});

/** Sent back in an update, `title`, `starting_url`, `file`, `tags`, `browser`, `handlers` and `steps` restore the version. */
export const blueprintVersionSchema = blueprintVersionItemSchema.omit({ summary: true }).extend({
  title: z.string(),
  starting_url: z.string().nullable(),
  test_blueprint_category_id: idSchema.nullable(),
  file: attachmentSchema.nullable(),
  tags: beyondSpec(z.array(z.string())),
  browser: beyondSpec(browserSettingsSchema),
  handlers: beyondSpec(z.array(z.string())),
  steps: z.array(storedStepSchema.omit({ id: true })),
});
export type BlueprintVersion = z.input<typeof blueprintVersionSchema>;
export type SentBlueprintVersion = z.output<typeof blueprintVersionSchema>;
export const blueprintVersionReplySchema = z.object({ version: blueprintVersionSchema });
