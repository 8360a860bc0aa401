import type { StepStatus } from 'shared/constants';
import type { Attachment, SimulateBody, Simulation, SimulationAction, SimulationStep } from 'shared/contract';
import type { LoginModule } from './modules.ts';
import { toPayload, type EditorStep } from './step.ts';

/** The state of an editor step in a simulation. */
export interface Execution {
  status: StepStatus | 'idle';
  /** Why it ended so, where the agent said it. */
  reason: string | null;
  actions: OrderedAction[];
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

/** Room for the actions of one step among the numbers of all. */
const ACTIONS_PER_STEP = 1000;

/** What starts a simulation; the login module travels as a first step. */
export function toSimulateBody(
  steps: EditorStep[],
  { url, login, file }: { url: string; login: LoginModule | undefined; file: Attachment | null },
): SimulateBody {
  const own = toPayload(steps).map(({ step_number: _, ...step }) => step);
  const first = {
    type: 'module' as const,
    action: '',
    test_blueprint_module_id: login?.id,
    is_login_step: true,
  };
  const body = { steps: login ? [first, ...own] : own, starting_url: url.trim() };
  return file ? { ...body, s3_key: file.s3_key, file_name: file.file_name } : body;
}

/**
 * Which of the simulation's steps belong to which of the editor's. The first `loginSteps` are the login module's,
 * each other one belongs to the step it names by its number, else to the one at its place. What fits none is ignored.
 * Once the simulation has ended nothing is pending any more: a step that it did not reach is idle.
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
    if (index < loginSteps) {
      login.push(ordered);
      return;
    }
    const id = ids[(step.module_step_number ?? index - loginSteps + 1) - 1];
    if (id !== undefined) own.set(id, [...(own.get(id) ?? []), ordered]);
  });
  return {
    login: toExecution(login, isOver),
    own: new Map([...own].map(([id, ordered]) => [id, toExecution(ordered, isOver)])),
  };
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

/** The executions without those of steps that changed since `ran` started. */
export function retainCurrent(executions: Executions, ran: EditorStep[], steps: EditorStep[]): Executions {
  const instructions = new Map(steps.map((step) => [step.id, instructionOf(step)]));
  const changed = ran.filter((step) => instructions.get(step.id) !== instructionOf(step));
  if (changed.length === 0) return executions;
  const own = new Map(executions.own);
  for (const { id } of changed) own.delete(id);
  return { ...executions, own };
}

const instructionOf = ({ type, action, test_blueprint_module_id }: EditorStep) =>
  `${type} ${test_blueprint_module_id} ${action}`;

/** Running wins, then failed, then completed; pending only replaces idle. */
export function combineStatuses(statuses: readonly Execution['status'][]): Execution['status'] {
  return (
    (['running', 'failed', 'completed', 'pending'] as const).find((status) => statuses.includes(status)) ??
    'idle'
  );
}

/** The screenshot of the last action that has one, else that of the starting page. */
export function latestScreenshot({ steps, initial_screenshot_url }: Simulation): string | null {
  const screenshots = steps.flatMap(({ actions }) =>
    actions.flatMap(({ screenshot_url }) => screenshot_url ?? []),
  );
  return screenshots.at(-1) ?? initial_screenshot_url;
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
  const reached = combineStatuses(steps.map(({ step }) => step.status));
  const status = isOver && reached === 'pending' ? 'idle' : reached;
  return {
    status,
    reason: steps.find(({ step }) => step.status === status && step.reason)?.step.reason ?? null,
    actions: steps
      .flatMap(({ step, index }) =>
        step.actions.map((action) => ({ ...action, order: index * ACTIONS_PER_STEP + action.action_number })),
      )
      .sort((a, b) => a.order - b.order),
  };
}
