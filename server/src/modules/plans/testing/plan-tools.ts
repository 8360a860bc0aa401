import type { Fingerprint, PlanEntryInput } from 'shared/contract';
import { planText, readStep } from 'shared/step-language';
import type { LearnedStep } from 'runner';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import { present } from '../../../testing/present.ts';
import type { Client, TestApi } from '../../../testing/test-api.ts';

/** A button with an id. */
export function button(name: string, id: string | null = name.toLowerCase()): Fingerprint {
  return {
    frame: '/shop',
    role: 'button',
    name,
    testId: null,
    id,
    field: null,
    href: null,
    submits: null,
    label: null,
    placeholder: null,
    alt: null,
    title: null,
    text: name,
    section: 'Cart',
    row: null,
    neighbours: ['Back'],
    selector: `#${id ?? 'buttons > button'}`,
  };
}

/** What a step about a button is remembered by. */
export function entryOf(
  action: string,
  target: Fingerprint[],
  more: Partial<PlanEntryInput> = {},
): PlanEntryInput {
  const type = more.type ?? planTypeOf(action);
  const command = { ...present(readStep(action, type).command) };
  const actions = [{ command, target, destination: [] }];
  return { type, text: planText(action, type), page: '/shop', actions, origin: 'run', ...more };
}

/** The same as a run hands it in. */
export function learned(
  stepIndex: number,
  action: string,
  target: Fingerprint[],
  more: Partial<LearnedStep> = {},
): LearnedStep {
  const { type, text, page, actions } = entryOf(action, target);
  return { stepIndex, type, text, page, actions, proposal: null, ...more };
}

type End = Parameters<ExecutionRecord['end']>[0];

export function createPlanTools({ newCompany, services }: TestApi) {
  return {
    /** A person with a test of these steps, each a sentence or a module's id. */
    async createTest(...steps: (string | number)[]) {
      const user = await newCompany();
      return { user, id: await this.create(user, steps) };
    },
    async create(user: Client, steps: (string | number)[], more: object = {}): Promise<number> {
      const reply = await user.post('/test_blueprint/create', { ...bodyOf(steps), ...more });
      return present(reply.body.test_blueprint).id;
    },
    /** Claims a run of the test as a worker does. */
    async claim(user: Client, id: number, more: object = {}): Promise<ExecutionRecord & { runId: number }> {
      const group = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id], ...more });
      const detail = await user.get(`/test_group_run/${present(group.body.test_group_run).id}`);
      const runId: number = detail.body.test_runs[0].id;
      return { ...present(await services.runQueue.openRecord(runId)), runId };
    },
    /** A run that ends so. */
    async run(user: Client, id: number, found: LearnedStep[], end: Partial<End> = {}): Promise<number> {
      const record = await this.claim(user, id);
      await record.end({ status: 'passed', error: null, video: null, learned: found, ...end });
      return record.runId;
    },
  };
}

export function bodyOf(steps: (string | number)[], type: 'integration' | 'module' = 'integration') {
  return {
    title: 'Buy',
    type,
    starting_url: 'https://shop.example/shop',
    steps: steps.map((step, index) =>
      typeof step === 'number'
        ? { step_number: index + 1, type: 'module', action: '', test_blueprint_module_id: step }
        : { step_number: index + 1, type: planTypeOf(step), action: step },
    ),
  };
}

const planTypeOf = (step: string) => readStep(step).type ?? 'act';
