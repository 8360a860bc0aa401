import { z } from 'zod';
import {
  BLUEPRINT_TITLE_MAX_LENGTH,
  BLUEPRINT_TYPES,
  FILE_NAME_MAX_LENGTH,
  RUN_STATUSES,
  SOURCE_MATERIAL_MAX_LENGTH,
  STEPS_MAX,
  TAG_MAX_LENGTH,
  TAG_PATTERN,
  TAGS_MAX,
  TESTS_PER_CHANGE_MAX,
} from 'shared/constants';
import { browserSettingsSchema } from './browser-settings.ts';
import {
  beyondSpec,
  booleanParamSchema,
  errorSchema,
  idSchema,
  nameTextSchema,
  startingUrlSchema,
  textSchema,
  timeSchema,
  webAddressSchema,
} from './common.ts';
import { editErrorSchema, mergedEdit } from './edits.ts';
import { handlersSchema } from './handlers.ts';
import { quarantineSchema } from './quarantine.ts';
import {
  changedDraftSchema,
  generatedDraftSchema,
  loadedDraftSchema,
  refuseNestedModules,
  savedDraftSchema,
  storedStepSchema,
} from './steps.ts';
import { failureFilterFields } from './triage.ts';

export const attachmentSchema = z.strictObject({
  s3_key: textSchema.min(1).max(1024),
  file_name: nameTextSchema.min(1).max(FILE_NAME_MAX_LENGTH),
  file_size: z.int().min(0),
});
export type Attachment = z.infer<typeof attachmentSchema>;

export const blueprintListItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  type: z.enum(BLUEPRINT_TYPES),
  starting_url: z.string().nullable(),
  test_blueprint_category_id: idSchema.nullable(),
  test_blueprint_category_name: z.string().nullable(),
  last_run: timeSchema.nullable(),
  last_run_id: idSchema.nullable(),
  last_status: z.enum(RUN_STATUSES).nullable(),
  /** The last run has passed, but not at the first try. */
  last_run_is_flaky: beyondSpec(z.boolean()),
  step_count: z.int(),
  /** The steps that a run executes: those of modules and of the login module instead of these, without disabled ones. */
  steps_to_run: beyondSpec(z.int()),
  tags: beyondSpec(z.array(z.string())),
  /** null: it is not in quarantine. */
  quarantine: beyondSpec(quarantineSchema.nullable()),
  /** Of its table; null: it has none and runs once. */
  table_rows: beyondSpec(z.int().nullable()),
  /** Own steps that cannot be run as they are, those of used modules not counted; absent until they have been counted. */
  unclear_steps: z.int().optional(),
  /** Only with `include_usage_count`. */
  used_by_integration_count: z.int().optional(),
});
export type BlueprintListItem = z.input<typeof blueprintListItemSchema>;
export type SentBlueprintListItem = z.output<typeof blueprintListItemSchema>;

export const blueprintSchema = blueprintListItemSchema.extend({
  starting_prompt: z.string().nullable(),
  test_steps: z.array(storedStepSchema),
  file: attachmentSchema.nullable(),
  browser: beyondSpec(browserSettingsSchema),
  handlers: beyondSpec(z.array(z.string())),
  version: beyondSpec(z.int().min(1)),
  updated_at: beyondSpec(timeSchema),
  /** The name of the person who saved this version, or else the e-mail address, or the name of the API key; null: not known, or the account was deleted. */
  updated_by: beyondSpec(z.string().nullable()),
  comment_count: beyondSpec(z.int()),
});
export type Blueprint = z.input<typeof blueprintSchema>;
export type SentBlueprint = z.output<typeof blueprintSchema>;

export const blueprintListQuerySchema = z.strictObject({
  include_usage_count: booleanParamSchema.optional(),
  /** Tests by the failures of their last run. */
  ...failureFilterFields,
});
export const blueprintListReplySchema = z.object({ test_blueprints: z.array(blueprintListItemSchema) });
export const blueprintReplySchema = z.object({ test_blueprint: blueprintSchema, ...mergedEdit });
/** 409: another user saved first. Of `version_conflict` the stored version, of `edit_conflict` what both have changed. */
export const blueprintConflictSchema = editErrorSchema.extend({ test_blueprint: blueprintSchema.optional() });

/** A word to select tests by, in lower case. */
export const tagSchema = nameTextSchema
  .trim()
  .toLowerCase()
  .max(TAG_MAX_LENGTH, `A tag has at most ${TAG_MAX_LENGTH} characters.`)
  .regex(TAG_PATTERN, 'A tag has letters, digits and - _ . / only.');
/** The tags of a test, each once. */
export const tagsSchema = z
  .array(tagSchema)
  .max(TAGS_MAX, `At most ${TAGS_MAX} tags.`)
  .transform((tags) => [...new Set(tags)]);

const titleSchema = nameTextSchema
  .trim()
  .min(1, 'Enter a name.')
  .max(BLUEPRINT_TITLE_MAX_LENGTH, 'The name is too long.');
const stepsOf = <Step extends z.ZodType>(step: Step) =>
  z.array(step).max(STEPS_MAX, `A test can have at most ${STEPS_MAX} steps.`);
const bodyFields = {
  title: titleSchema,
  test_blueprint_category_id: idSchema.nullable().optional(),
  steps: stepsOf(savedDraftSchema),
  file: attachmentSchema.nullable().optional(),
  tags: tagsSchema.optional(),
  browser: browserSettingsSchema.optional(),
  handlers: handlersSchema.optional(),
};
const optionalAddressSchema = startingUrlSchema.or(z.literal('')).nullable().optional();

/** A test needs a starting address on creation; a module has none. */
export const blueprintCreateSchema = z
  .strictObject({ ...bodyFields, type: z.enum(BLUEPRINT_TYPES), starting_url: optionalAddressSchema })
  .superRefine((body, context) => {
    if (body.type === 'integration' && !body.starting_url)
      context.addIssue({ code: 'custom', path: ['starting_url'], message: 'Enter a starting URL.' });
    refuseNestedModules(body, context);
  });
export type BlueprintCreate = z.input<typeof blueprintCreateSchema>;

export const blueprintUpdateSchema = z
  .strictObject({
    ...bodyFields,
    type: z.enum(BLUEPRINT_TYPES),
    starting_url: optionalAddressSchema,
    /** The version that the editor was opened with; without `base`, another one on the server is a conflict. */
    version: z.int().min(1).optional(),
    steps: stepsOf(changedDraftSchema),
    base: z.looseObject({ steps: z.array(loadedDraftSchema).optional() }).optional(),
  })
  .superRefine(refuseNestedModules);
export type BlueprintUpdate = z.input<typeof blueprintUpdateSchema>;

const idsSchema = z
  .array(idSchema)
  .min(1, 'Choose at least one.')
  .max(TESTS_PER_CHANGE_MAX, `Choose at most ${TESTS_PER_CHANGE_MAX} at once.`);

export const blueprintMoveSchema = z.strictObject({
  test_blueprint_ids: idsSchema,
  /** null: out of any suite. */
  test_blueprint_category_id: idSchema.nullable(),
});

export const blueprintDeleteManySchema = z.strictObject({ test_blueprint_ids: idsSchema });

export const generateStepsBodySchema = z.strictObject({
  context: textSchema
    .trim()
    .min(1, 'Paste some source material.')
    .max(SOURCE_MATERIAL_MAX_LENGTH, 'The source material is too long.'),
  starting_url: webAddressSchema,
});
/** Who turns pasted material into steps on this server. */
export const stepGeneratorSchema = z.object({
  by: z.enum(['model', 'rules']),
  model: z.string().nullable(),
  /** For one test that the model writes. */
  limits: beyondSpec(z.object({ steps: z.int(), questions: z.int(), calls: z.int(), minutes: z.number() })),
});
export type StepGenerator = z.input<typeof stepGeneratorSchema>;
export type SentStepGenerator = z.output<typeof stepGeneratorSchema>;
/** A text of the material that became no step. */
const leftOutSchema = z.object({
  text: z.string(),
  why: z.string(),
  /** How many of the generated steps come before it. */
  steps_before: z.int().min(0).optional(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;
export const generateStepsReplySchema = z.object({
  /** Canonical sentences where a step is clear; else as the material says it, or what AI Vision judges. */
  steps: z.array(generatedDraftSchema),
  /** With the steps, everything that the material says. */
  left_out: z.array(leftOutSchema).optional(),
  /** The tests that the steps make where the material describes several, in the same order; absent: one. */
  tests: z.array(z.object({ title: z.string(), steps: z.array(generatedDraftSchema) })).optional(),
});
export type GeneratedSteps = z.infer<typeof generateStepsReplySchema>;
/** Where the material holds no step, with all that it says. */
export const generateStepsErrorSchema = errorSchema.extend({
  left_out: z.array(leftOutSchema).optional(),
});

/** Of a person who has a test or module open in an editor, and says so every `OPEN_EDITOR_INTERVAL`. */
export const openEditorReplySchema = z.object({
  /** The names of the other people who have it open, too. */
  others: z.array(z.string()),
});
