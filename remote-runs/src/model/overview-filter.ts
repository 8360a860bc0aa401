import { OVERVIEW_PERIODS, type OverviewPeriod } from 'shared/constants';
import { readId } from './route-id.ts';

/** What the overview is about. */
export interface OverviewFilter {
  period: OverviewPeriod;
  /** Undefined: all suites. */
  suite: number | undefined;
  /** The key of an environment; empty: the tests' own addresses; undefined: wherever tests ran. */
  environment: string | undefined;
}

const DEFAULT_PERIOD: OverviewPeriod = '30d';

/** What an address says; whatever it does not say well is as by default. */
export function readFilter(parameters: URLSearchParams): OverviewFilter {
  const period = parameters.get('period');
  return {
    period: isPeriod(period) ? period : DEFAULT_PERIOD,
    suite: readId(parameters.get('suite') ?? '') ?? undefined,
    environment: parameters.get('environment') ?? undefined,
  };
}

/** The parameters with the filter; those of the default are left out. */
export function withFilter(
  parameters: URLSearchParams,
  { period, suite, environment }: OverviewFilter,
): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const name of ['period', 'suite', 'environment']) changed.delete(name);
  if (period !== DEFAULT_PERIOD) changed.set('period', period);
  if (suite !== undefined) changed.set('suite', String(suite));
  if (environment !== undefined) changed.set('environment', environment);
  return changed;
}

const isPeriod = (text: string | null): text is OverviewPeriod =>
  text !== null && Object.hasOwn(OVERVIEW_PERIODS, text);
