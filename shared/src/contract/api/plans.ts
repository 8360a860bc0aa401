import { PLAN_ENTRIES_MAX, PLAN_ORIGINS, STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { z } from 'zod';
import { idParamSchema, idParamsSchema, idSchema, textSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import { commandTypeSchema } from './steps.ts';

const shortText = textSchema.max(500);
const optionalText = shortText.nullable();

/**
 * What an element was when a step worked on it, to recognise it in a later run. Texts are those of the page and never hold a
 * secret; a text that holds one is null.
 */
export const fingerprintSchema = z.strictObject({
  /** The page of the element's document, as `page` of an entry; differs from it inside a frame. */
  frame: shortText,
  role: optionalText,
  name: optionalText,
  /** Attributes that developers give, which outlive a change of the words. null: absent, or made by a framework (with digits or `:`). */
  testId: z.strictObject({ attribute: shortText, value: shortText }).nullable(),
  id: optionalText,
  /** `name` of a form control. */
  field: optionalText,
  /** Where a link leads, as `page` of an entry. */
  href: optionalText,
  /** The form (by id, name, label or action) whose only submit button it is. */
  submits: optionalText,
  label: optionalText,
  placeholder: optionalText,
  alt: optionalText,
  title: optionalText,
  /** Its text, at most 80 characters. */
  text: optionalText,
  /** The heading or landmark that it stands under. */
  section: optionalText,
  /** A hash of the text of its row; null: it is in none. */
  row: optionalText,
  /** Names of the controls around it, at most 8. */
  neighbours: z.array(shortText).max(8),
  /** Its position in the markup, as a CSS selector. */
  selector: textSchema.max(1000),
});
export type Fingerprint = z.infer<typeof fingerprintSchema>;

/** One command of a step, with the elements that it acted on or was about: several where different ones were right. */
const plannedActionSchema = z.strictObject({
  /** A command of the step language, with `{{name}}` for values. */
  command: z.looseObject({ kind: z.string().max(40) }),
  target: z.array(fingerprintSchema).max(5),
  destination: z.array(fingerprintSchema).max(5),
});
export type PlannedAction = z.infer<typeof plannedActionSchema>;

/** What identifies an entry within the plan of its test or module. */
const keyFields = {
  type: commandTypeSchema,
  /** The canonical sentence; outside of the language the step's text with single spaces. Values stay `{{name}}`. */
  text: textSchema.min(1).max(STEP_TEXT_MAX_LENGTH),
  /** Path of the page that the step begins on, without ids and values; with its host if that is not the one of the starting URL. */
  page: shortText,
};

/** An entry as recordings, attempts, imports and pushes hand it in. */
export const planEntryInputSchema = z.strictObject({
  ...keyFields,
  actions: z.array(plannedActionSchema).max(50),
  origin: z.enum(PLAN_ORIGINS),
});
export type PlanEntryInput = z.infer<typeof planEntryInputSchema>;

/**
 * A change of the plan that waits for a person. `renamed`: a green run found the element of an action under another name, and
 * `sentence` names it so. `conflict`: a step failed because its sentence names another element than the plan; accepting it makes the
 * plan follow the sentence.
 */
const planProposalSchema = z.object({
  id: idSchema,
  kind: z.enum(['renamed', 'conflict']),
  test_blueprint_id: idSchema,
  blueprint_title: z.string(),
  /** Numbers of the steps with this text. */
  step_numbers: z.array(z.int().min(1)),
  text: z.string(),
  /** The new text; null for a conflict. */
  sentence: z.string().nullable(),
  /** The element of the plan and the one found now, e.g. `button "Buy" (id buy)`. */
  planned: z.string(),
  found: z.string(),
  /** null: steps that ran in the editor, or the run was deleted. */
  test_run_id: idSchema.nullable(),
  proposed_at: timeSchema,
});
export type PlanProposal = z.infer<typeof planProposalSchema>;

const planEntrySchema = planEntryInputSchema.extend({
  id: idSchema,
  /** For a person: the elements, e.g. `button "Buy" (id buy)`. */
  elements: z.array(z.string()),
  /** The name of the person who accepted it, or else the e-mail address; null: not known, or no one has. */
  accepted_by: z.string().nullable(),
  accepted_at: timeSchema.nullable(),
  updated_at: timeSchema,
});
export type PlanEntry = z.infer<typeof planEntrySchema>;

const planReplySchema = z.object({
  entries: z.array(planEntrySchema),
  /** Also of the modules that a test uses, the login module of its suite among them. */
  proposals: z.array(planProposalSchema),
});
export type PlanReply = z.infer<typeof planReplySchema>;

/** Adds to the plan: an entry with the same key gains the elements that it does not have. */
const planUpdateSchema = z.strictObject({
  entries: z
    .array(planEntryInputSchema)
    .max(PLAN_ENTRIES_MAX, `At most ${PLAN_ENTRIES_MAX} entries at once.`),
});
/** Oldest first; at most 500. */
const planProposalsReplySchema = z.object({ proposals: z.array(planProposalSchema) });

const planDecisionSchema = z.strictObject({ ids: z.array(idSchema).min(1).max(500) });
/** Those that were carried out; one that is gone, or whose step has changed meanwhile, is not in it. */
const planDecisionReplySchema = z.object({ ids: z.array(idSchema) });

/** Forgets entries: the next green run fills them again. */
const planForgetSchema = z.strictObject({ entry_ids: z.array(idSchema).min(1).max(PLAN_ENTRIES_MAX) });

export const planEndpoints = defineEndpoints('plans', {
  'GET /test_blueprint/:id/plan': { role: 'viewer', params: idParamsSchema, reply: planReplySchema },
  'PUT /test_blueprint/:id/plan': {
    role: 'editor',
    params: idParamsSchema,
    body: planUpdateSchema,
    reply: planReplySchema,
  },
  'POST /test_blueprint/:id/plan/forget': {
    role: 'editor',
    params: idParamsSchema,
    body: planForgetSchema,
    reply: planReplySchema,
  },
  'GET /plan_proposals': {
    role: 'viewer',
    query: z.strictObject({
      /** Only those that this run has made. */
      test_run_id: idParamSchema.optional(),
    }),
    reply: planProposalsReplySchema,
  },
  'POST /plan_proposals/accept': { role: 'editor', body: planDecisionSchema, reply: planDecisionReplySchema },
  'POST /plan_proposals/dismiss': {
    role: 'editor',
    description: 'The element that a dismissed proposal names is never taken for the planned one again.',
    body: planDecisionSchema,
    reply: planDecisionReplySchema,
  },
});
