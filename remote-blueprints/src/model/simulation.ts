import type { StepStatus } from 'shared/constants';
import type {
  Attachment,
  MissingName,
  SimulateBody,
  Simulation,
  SimulationAction,
  SimulationStep,
  StepFix,
} from 'shared/contract';
import type { LoginModule } from './modules.ts';
import { toPayload, type EditorStep } from './step.ts';

/** The state of an editor step in a simulation. */
export interface Execution {
  status: StepStatus | 'idle';
  /** Why it ended so, where the agent said it. */
  reason: string | null;
  /** What a failed step names that is not on the page; null or absent: that is not why it failed, or the server does not say so. */
  missingName?: MissingName | null | undefined;
  /** Sentences that a failed step may need; absent: the server does not offer any. */
  fixes?: StepFix[] | undefined;
  /** What a model wrote for the step and what worked; empty or absent: nothing. */
  written?: string[] | undefined;
  actions: OrderedAction[];
  /** Of a module: the states of its own steps, by their number within it. Known from servers that name places. */
  moduleSteps?: Record<number, Execution>;
  /** The result is older than a change of this test that may change it. */
  isOutdated?: boolean;
  /** Of the step that a run was to come to: where it ended before. */
  stop?: RunStop;
}

/** The step at which a run ended before it came to the one that it was to run to. */
export interface RunStop {
  /** The id of its card; null: it is none of the editor's. */
  stepId: string | null;
  /** Within a sentence: `step 2`. */
  name: string;
  /** It is no sentence of the step language; else it failed. */
  isUnclear: boolean;
}

/** How the steps of an editor stand; those of its own by their local id. */
export interface Executions {
  login: Execution;
  own: Map<string, Execution>;
}

export interface OrderedAction extends SimulationAction {
  /** Grows through all actions of a simulation. */
  order: number;
}

/** The number of an action among all of a simulation; step index and action number begin at 0 and 1. */
export function actionOrder(stepIndex: number, actionNumber: number): number {
  return stepIndex * 1000 + actionNumber;
}

interface SimulationOptions {
  url: string;
  login: LoginModule | undefined;
  file: Attachment | null;
  /** The stored test or module whose plan and pages it fills; null: none, or the server keeps no plans, and refuses the field. */
  planOf?: number | null;
}

/** What starts a simulation; the login module travels as a first step. */
export function toSimulateBody(
  steps: EditorStep[],
  { url, login, file, planOf }: SimulationOptions,
): SimulateBody {
  const own = toPayload(steps).map(({ step_number: _, ...step }) => step);
  const first = {
    type: 'module' as const,
    action: '',
    test_blueprint_module_id: login?.id,
    is_login_step: true,
  };
  const body = {
    steps: login ? [first, ...own] : own,
    starting_url: url.trim(),
    ...(typeof planOf === 'number' && { test_blueprint_id: planOf }),
  };
  return file ? { ...body, s3_key: file.s3_key, file_name: file.file_name } : body;
}

/**
 * Which of the simulation's steps belong to which of the editor's. A place decides, where the server names it. Otherwise the
 * first `loginSteps` are the login module's, each other one belongs to the step it names by its number, else to the one
 * at its position. What fits none is ignored. Once the simulation has ended nothing is pending or running any more: a step that it
 * did not finish is idle.
 */
export function mapSimulation(
  { status, steps }: Simulation,
  ids: readonly string[],
  loginSteps: number,
): Executions {
  const isOver = status !== 'pending' && status !== 'running';
  const login: OrderedStep[] = [];
  const own = new Map<string, OrderedStep[]>();
  steps.forEach((step, index) => {
    const ordered = { step, index };
    const number = sentNumber(step, index, loginSteps);
    if (number === null) {
      login.push(ordered);
      return;
    }
    const id = ids[number - 1];
    if (id !== undefined) own.set(id, [...(own.get(id) ?? []), ordered]);
  });
  return {
    login: toExecution(login, isOver),
    own: new Map([...own].map(([id, ordered]) => [id, toExecution(ordered, isOver)])),
  };
}

/** The 1-based number, among the steps that were sent, of the one that a simulation's step belongs to; null: the login module. */
export function sentNumber(step: SimulationStep, index: number, loginSteps: number): number | null {
  if (step.place) return step.place.step;
  return index < loginSteps ? null : (step.module_step_number ?? index - loginSteps + 1);
}

/** The new executions; unchanged steps retain their previous object, so that their cards do not render. */
export function retainUnchanged(previous: Executions | null, next: Executions): Executions {
  if (!previous) return next;
  const retain = (old: Execution | undefined, now: Execution) =>
    old && JSON.stringify(old) === JSON.stringify(now) ? old : now;
  return {
    login: retain(previous.login, next.login),
    own: new Map([...next.own].map(([id, execution]) => [id, retain(previous.own.get(id), execution)])),
  };
}

/** Running wins, then failed, then completed; pending only replaces idle. */
export function combineStatuses(statuses: readonly Execution['status'][]): Execution['status'] {
  return (
    (['running', 'failed', 'completed', 'pending'] as const).find((status) => statuses.includes(status)) ??
    'idle'
  );
}

/** The description of what an action did. */
export function describeAction({ results }: SimulationAction): string {
  if (results === null) return '';
  return typeof results === 'string' ? results : results.description;
}

interface OrderedStep {
  step: SimulationStep;
  /** Among all steps of the simulation. */
  index: number;
}

function toExecution(steps: OrderedStep[], isOver: boolean): Execution {
  const moduleSteps = new Map<number, OrderedStep[]>();
  for (const ordered of steps) {
    const number = ordered.step.place?.module?.step;
    if (number !== undefined) moduleSteps.set(number, [...(moduleSteps.get(number) ?? []), ordered]);
  }
  if (moduleSteps.size === 0) return combine(steps, isOver);
  const byNumber = [...moduleSteps].map(([number, inner]) => [number, combine(inner, isOver)] as const);
  return { ...combine(steps, isOver), moduleSteps: Object.fromEntries(byNumber) };
}

function combine(steps: OrderedStep[], isOver: boolean): Execution {
  const reached = combineStatuses(steps.map(({ step }) => step.status));
  const isOpen = reached === 'pending' || reached === 'running';
  const status = isOver && isOpen ? 'idle' : reached;
  const said = steps.find(({ step }) => step.status === status && step.reason);
  return {
    status,
    reason: said?.step.reason ?? null,
    missingName: said?.step.missing_name,
    fixes: said?.step.fixes,
    written: steps.find(({ step }) => step.status === status)?.step.written,
    actions: steps
      .flatMap(({ step, index }) =>
        step.actions.map((action) => ({ ...action, order: actionOrder(index, action.action_number) })),
      )
      .sort((a, b) => a.order - b.order),
  };
}
