import type { StepStatus } from 'shared/constants';
import type { Attachment, SimulateBody, Simulation, SimulationAction, SimulationStep } from 'shared/contract';
import type { LoginModule } from './modules.ts';
import { toPayload, type EditorStep } from './step.ts';

/** How a step of the editor stands in a simulation. */
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
    own: new Map([...own].map(([id, parts]) => [id, toExecution(parts, isOver)])),
  };
}

/** The new standing, with the former object of every step that stands as before: a card that shows it need not render. */
export function keepUnchanged(former: Executions | null, next: Executions): Executions {
  if (!former) return next;
  const keep = (old: Execution | undefined, now: Execution) =>
    old && JSON.stringify(old) === JSON.stringify(now) ? old : now;
  return {
    login: keep(former.login, next.login),
    own: new Map([...next.own].map(([id, execution]) => [id, keep(former.own.get(id), execution)])),
  };
}

/** The standing without the steps that have been changed since `ran` were started. */
export function keepCurrent(executions: Executions, ran: EditorStep[], steps: EditorStep[]): Executions {
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

/** The picture of the last action that has one, else the one of the starting page. */
export function latestScreenshot({ steps, initial_screenshot_url }: Simulation): string | null {
  const pictures = steps.flatMap(({ actions }) =>
    actions.flatMap(({ screenshot_url }) => screenshot_url ?? []),
  );
  return pictures.at(-1) ?? initial_screenshot_url;
}

/** What an action did, in words. */
export function describeAction({ results }: SimulationAction): string {
  if (results === null) return '';
  return typeof results === 'string' ? results : results.description;
}

interface OrderedStep {
  step: SimulationStep;
  /** Among all steps of the simulation. */
  index: number;
}

function toExecution(parts: OrderedStep[], isOver: boolean): Execution {
  const reached = combineStatuses(parts.map(({ step }) => step.status));
  const status = isOver && reached === 'pending' ? 'idle' : reached;
  return {
    status,
    reason: parts.find(({ step }) => step.status === status && step.reason)?.step.reason ?? null,
    actions: parts
      .flatMap(({ step, index }) =>
        step.actions.map((action) => ({ ...action, order: index * ACTIONS_PER_STEP + action.action_number })),
      )
      .sort((a, b) => a.order - b.order),
  };
}
