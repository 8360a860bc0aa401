import { z } from 'zod';
import {
  ATTACHMENT_EXTENSIONS,
  FILE_NAME_MAX_LENGTH,
  SIMULATION_STATUSES,
  STEP_STATUSES,
  STEPS_MAX,
} from 'shared/constants';
import { beyondSpec, environmentNameSchema, idSchema, startingUrlSchema, textSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import { missingNameSchema } from './missing-name.ts';
import { latestPageReplySchema, simulatedPageParamsSchema } from './pages.ts';
import { stepFixesSchema } from './step-fix.ts';
import { actedElementSchema } from './runs.ts';
import { simulatedDraftSchema, stepPlaceSchema } from './steps.ts';

const simulationParamsSchema = z.strictObject({ id: z.uuid() });

export const simulateBodySchema = z.strictObject({
  steps: z.array(simulatedDraftSchema).min(1, 'Add at least one step.').max(STEPS_MAX),
  /** A path only with an environment that has a base URL. */
  starting_url: startingUrlSchema,
  /** Where the steps run; absent: at their own addresses. */
  environment: environmentNameSchema.optional(),
  s3_key: textSchema.max(1024).optional(),
  /** The stored test or module that is edited: what works fills its plan. */
  test_blueprint_id: idSchema.optional(),
  file_name: textSchema
    .max(FILE_NAME_MAX_LENGTH)
    .refine(
      (name) => ATTACHMENT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension)),
      'This kind of file cannot be attached.',
    )
    .optional(),
});
export type SimulateBody = z.input<typeof simulateBodySchema>;

/** The login module of the test's suite signs in before. */
const startingPageBodySchema = simulateBodySchema
  .pick({ starting_url: true, environment: true })
  .extend({ login_module_blueprint_id: idSchema.optional() });

const simulationActionSchema = z.object({
  action_number: z.int(),
  status: z.enum(STEP_STATUSES),
  screenshot_url: z.string().nullable(),
  results: z.union([z.object({ type: z.string(), description: z.string() }), z.string()]).nullable(),
  /** Right before something was done to `element`. */
  screenshot_before_url: beyondSpec(z.string().nullable()),
  element: beyondSpec(actedElementSchema.nullable()),
});
export type SimulationAction = z.input<typeof simulationActionSchema>;

const simulationStepSchema = z.object({
  status: z.enum(STEP_STATUSES),
  reason: z.string().nullable(),
  /** As in the results of a run. */
  missing_name: beyondSpec(missingNameSchema.nullable()),
  fixes: beyondSpec(stepFixesSchema),
  /** What a model wrote for the step and what worked, in the step language. */
  written: beyondSpec(z.array(z.string())),
  /** 1-based number of the editor's step; absent for steps of the login module. */
  module_step_number: z.int().optional(),
  place: beyondSpec(stepPlaceSchema),
  actions: z.array(simulationActionSchema),
});
export type SimulationStep = z.input<typeof simulationStepSchema>;

const simulationSchema = z.object({
  simulation_id: z.string(),
  status: z.enum(SIMULATION_STATUSES),
  error: z.string().nullable(),
  initial_screenshot_url: z.string().nullable(),
  steps: z.array(simulationStepSchema),
});
export type Simulation = z.input<typeof simulationSchema>;
export type SentSimulation = z.output<typeof simulationSchema>;

export const simulationEndpoints = defineEndpoints('simulations', {
  'POST /simulate': {
    role: 'editor',
    body: simulateBodySchema,
    status: 201,
    reply: z.object({ simulation_id: z.uuid() }),
  },
  'POST /simulate/starting_page': {
    role: 'editor',
    description:
      'What a test begins on, before it has steps. Answers when the page was read, within 30 seconds.',
    body: startingPageBodySchema,
    reply: latestPageReplySchema,
  },
  'GET /simulate/:id/status': { role: 'viewer', params: simulationParamsSchema, reply: simulationSchema },
  'GET /simulate/:id/steps/:step/page': {
    role: 'viewer',
    params: simulatedPageParamsSchema,
    reply: latestPageReplySchema,
  },
  'POST /simulate/:id/cancel': { role: 'editor', params: simulationParamsSchema },
});
