import type { Caller } from '../../../platform/http/caller.ts';
import type { Log } from '../../../platform/log.ts';
import type { BlueprintsService } from '../../blueprints/blueprints-service.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import type { EnvironmentsService } from '../../environments/environments-service.ts';
import type { LiveSessionsService } from '../../live-sessions/live-sessions-service.ts';
import type { ReadingsService } from '../../readings/readings-service.ts';
import type { RunsService } from '../../runs/runs-service.ts';
import type { TestRunsService } from '../../runs/test-runs/test-runs-service.ts';
import type { SuitesService } from '../../suites/suites-service.ts';
import type { ValuesService } from '../../values/values-service.ts';
import { Refusal } from '../page-tools/refusal.ts';

/** What the tools of agents do their work with: the same services as the calls of the API. */
export interface ToolServices {
  blueprints: BlueprintsService;
  dataTables: DataTablesService;
  environments: EnvironmentsService;
  liveSessions: LiveSessionsService;
  readings: ReadingsService;
  runs: RunsService;
  suites: SuitesService;
  testRuns: TestRunsService;
  values: ValuesService;
}

/** The agent that a tool works for. */
export interface ToolContext {
  services: ToolServices;
  log: Log;
  /** Who calls now: a person's role may change between two calls. */
  caller(): Caller;
  /** The bearer of its calls. */
  token: string;
}

/** The suite of this name, ignoring case. @throws Refusal with those that there are */
export async function findSuite({ services, caller }: ToolContext, name: string) {
  const suites = await services.suites.list(caller().companyId);
  const found = suites.find((suite) => suite.name.toLowerCase() === name.trim().toLowerCase());
  if (found) return found;
  const names = suites.slice(0, MAX_NAMES).map((suite) => `"${suite.name}"`);
  const others = names.length === 0 ? 'There is none yet.' : `There are: ${names.join(', ')}.`;
  throw new Refusal(`There is no suite "${name}". ${others}`);
}

const MAX_NAMES = 30;
