import type { LiveEvent, LiveRequest } from 'shared/contract';
import type { GivenValue, LearnedStep, LiveSession, LiveStep } from 'runner';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Log } from '../../../platform/log.ts';
import type { BlueprintsService } from '../../blueprints/blueprints-service.ts';
import type { PlansService } from '../../plans/plans-service.ts';
import type { LiveSessionRow } from '../live-sessions-repository.ts';
import type { Connection } from './connection.ts';
import type { SessionHost } from './live-host.ts';
import type { SessionPlace } from './session-place.ts';

/** A request of the controller that concerns the browser. */
export type BrowserRequest = Exclude<LiveRequest, { type: 'watch' | 'shown' | 'stay' }>;
type RunRequest = Extract<LiveRequest, { type: 'run' }>;

/** More questions than a person can ask; each costs the page under test time. */
const MAX_OPEN_QUERIES = 20;
const FAILED = 'Something went wrong on our side. Please try again.';

interface Dependencies {
  /** Resolves when the browser is open. */
  opened: Promise<LiveSession>;
  row: Pick<LiveSessionRow, 'companyId' | 'blueprintId' | 'startingUrl'>;
  blueprints: BlueprintsService;
  plans: Pick<PlansService, 'openForRun'>;
  host: SessionHost;
  place: SessionPlace;
  log: Log;
}

/** Passes requests to the session in the order of their arrival, those that come while the browser opens too; queries do not wait for others. */
export function createSessionRequests(dependencies: Dependencies) {
  const { opened, row, blueprints, plans, host, place, log } = dependencies;
  const { companyId, blueprintId } = row;
  let previous: Promise<unknown> = opened;
  let openQueries = 0;

  async function run(
    session: LiveSession,
    { run: number, steps, file, ...request }: RunRequest,
  ): Promise<void> {
    const finish = (error: string) =>
      host.send({ type: 'run-finished', run: number, status: 'error', error });
    try {
      const startingUrl = request.starting_url === null ? null : await place.address(request.starting_url);
      const expanded = await blueprints.expand(companyId, steps);
      if (expanded.length === 0) return finish('There are no steps to run: the module is empty.');
      const attachment = file ? await host.openFile(file) : undefined;
      if (attachment === null) return finish(`The attached file ${file?.file_name} is no longer there.`);
      // As they are stored now: they may have been saved since the session was opened.
      const { handlers } = await blueprints.editorSettings(companyId, blueprintId);
      const values = await place.values();
      const open = await openPlan(expanded, values);
      const { plan } = open;
      const onConflicts = (conflicts: LearnedStep[]) =>
        open.propose(conflicts).catch((error: unknown) => {
          log.error({ err: error }, 'The conflicts of a run in a live browser could not be stored');
        });
      session.run(number, { steps: expanded, plan, startingUrl, attachment, values, handlers, onConflicts });
    } catch (error) {
      finish(messageOf(error));
    }
  }

  /** As it is stored now. */
  function openPlan(steps: LiveStep[], values: GivenValue[]) {
    return plans.openForRun({
      blueprintId,
      testRunId: null,
      steps: steps.map(({ place, ...step }) => ({ ...step, moduleId: place.module?.id ?? null })),
      values,
    });
  }

  async function answer(
    connection: Connection,
    request: Extract<LiveRequest, { type: 'query' }>,
  ): Promise<void> {
    const { request: number, query } = request;
    const refuse = (message: string) => connection.send({ type: 'refused', request: number, message });
    if (openQueries >= MAX_OPEN_QUERIES) return refuse('The live browser is busy. Try again in a moment.');
    openQueries += 1;
    try {
      const found = await (await opened).answer(query);
      if ('message' in found && !('kind' in found)) refuse(found.message);
      else connection.send({ type: 'answer', request: number, answer: found } as LiveEvent);
    } catch (error) {
      refuse(messageOf(error));
    } finally {
      openQueries -= 1;
    }
  }

  function messageOf(error: unknown): string {
    if (error instanceof AppError) return error.message;
    log.error({ err: error }, 'A request of a live session failed');
    return FAILED;
  }

  return {
    handle(connection: Connection, request: BrowserRequest): void {
      if (request.type === 'query') return void answer(connection, request);
      const handled = previous.then(async () => {
        const session = await opened;
        if (request.type === 'run') return run(session, request);
        if (request.type !== 'restart') return session.handle(request);
        session.handle({ ...request, starting_url: await place.address(request.starting_url) });
      });
      previous = handled.catch((error: unknown) =>
        connection.send({ type: 'refused', request: null, message: messageOf(error) }),
      );
    },
  };
}
