import { z } from 'zod';
import { STEP_TEXT_MAX_LENGTH, STEP_TYPES } from 'shared/constants';
import { beyondSpec, idSchema, textSchema } from './common.ts';

/** What a step with a sentence is: an action or an assertion. Modules have no sentence of their own. */
export const commandTypeSchema = z.enum(['act', 'assert']);

/** A step as it is written: in the editor, in a save, in a simulation, by the generator. */
const draftFields = {
  type: z.enum(STEP_TYPES),
  /** The sentence; empty for a module step. */
  action: textSchema.max(STEP_TEXT_MAX_LENGTH, 'The step is too long.'),
  use_vision: z.boolean().default(false),
  /** Module steps only. */
  test_blueprint_module_id: idSchema.nullable().optional(),
  /** Stays in the test and keeps its number, but is not run. */
  is_disabled: z.boolean().default(false),
};
export type StepDraft = z.input<z.ZodObject<typeof draftFields>>;

/** A draft at its place in a test or module. */
export const savedDraftSchema = z
  .strictObject({ step_number: z.int().min(1), ...draftFields })
  .superRefine(refineDraft);
export type SavedDraft = z.input<typeof savedDraftSchema>;

/** In a stored test or module. `id`: of the stored step that it is; absent: the server finds it by its content and place. */
const changedFields = { id: idSchema.optional(), ...draftFields };
export const changedDraftSchema = z
  .strictObject({ step_number: z.int().min(1), ...changedFields })
  .superRefine(refineDraft);
/** As it was loaded. */
export const loadedDraftSchema = z.object(changedFields);
export type ChangedDraft = z.input<typeof changedDraftSchema>;

/** A draft in a simulation. */
export const simulatedDraftSchema = z
  .strictObject({
    ...draftFields,
    /** The suite's login module, sent as the first step. */
    is_login_step: z.boolean().optional(),
  })
  .superRefine(refineDraft);

/** A draft's sentence, to be parsed. */
export const sentenceDraftSchema = z.strictObject({ action: draftFields.action, type: commandTypeSchema });

/** A draft that the step language, or a model, has made of source material. */
export const generatedDraftSchema = z.object({
  action: z.string(),
  type: commandTypeSchema,
  use_vision: z.boolean(),
});

/** A step of a stored test or module. */
export const storedStepSchema = z.object({
  id: idSchema,
  step_number: z.int().min(1),
  type: z.enum(STEP_TYPES),
  /** The sentence; empty for a module step. */
  action: z.string(),
  use_vision: z.boolean(),
  test_blueprint_module_id: idSchema.nullable(),
  is_disabled: beyondSpec(z.boolean()),
});
export type StoredStep = z.input<typeof storedStepSchema>;

/** Where the step of a run stands in the editor. Disabled steps count. */
export const stepPlaceSchema = z.object({
  /** Number of the test's step; null: the login module of the suite. */
  step: z.int().min(1).nullable(),
  /** The module that contains the step; null: a step of the test itself. */
  module: z
    .object({
      /** null: deleted. */
      id: idSchema.nullable(),
      title: z.string(),
      /** Number of the step within the module. */
      step: z.int().min(1),
    })
    .nullable(),
});
export type StepPlace = z.infer<typeof stepPlaceSchema>;

interface RefinementContext {
  addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void;
}

/** A module step names its module and nothing else; any other step has a text and names none. */
function refineDraft(step: StepDraft, context: RefinementContext): void {
  const report = (field: keyof StepDraft, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (step.type === 'module') {
    if (step.action !== '') report('action', 'A module step carries no text of its own.');
    if (!step.test_blueprint_module_id) report('test_blueprint_module_id', 'Choose a module.');
  } else {
    if (step.action.trim() === '') report('action', 'The step has no text.');
    if (step.test_blueprint_module_id)
      report('test_blueprint_module_id', 'Only a module step names a module.');
  }
}

/** Modules contain no modules. */
export function refuseNestedModules(
  body: { type: string; steps: { type: string }[] },
  context: RefinementContext,
): void {
  if (body.type !== 'module') return;
  body.steps.forEach((step, index) => {
    if (step.type === 'module')
      context.addIssue({
        code: 'custom',
        path: ['steps', index, 'type'],
        message: 'A module cannot contain modules.',
      });
  });
}
