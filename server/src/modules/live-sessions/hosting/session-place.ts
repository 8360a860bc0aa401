import { startingUrlSchema } from 'shared/contract';
import type { GivenValue, LiveSessionRequest } from 'runner';
import { AppError, unprocessable } from '../../../platform/http/app-error.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import {
  addressOnSite,
  NO_SITE,
  siteAccessOf,
  startOf,
  type EnvironmentsService,
} from '../../environments/environments-service.ts';
import type { ValuesService } from '../../values/values-service.ts';
import type { LiveSessionRow } from '../live-sessions-repository.ts';

export interface PlaceDependencies {
  dataTables: Pick<DataTablesService, 'firstRowOf'>;
  environments: EnvironmentsService;
  values: ValuesService;
}

type Row = Pick<LiveSessionRow, 'companyId' | 'blueprintId' | 'environmentId' | 'startingUrl'>;

/** Where a session takes place, as its environment is stored now. All throw a 422 if it was deleted. */
export type SessionPlace = ReturnType<typeof createSessionPlace>;

export function createSessionPlace(
  { dataTables, environments, values }: PlaceDependencies,
  { companyId, blueprintId, environmentId, startingUrl }: Row,
) {
  async function findEnvironment() {
    if (environmentId === null) return undefined;
    const environment = await environments.forRun(companyId, environmentId);
    // With the company's values instead, secrets of one site would be typed into another.
    if (!environment) throw unprocessable('environment_deleted', 'The environment was deleted.');
    return environment;
  }

  const valuesIn = async (environment: { values: GivenValue[] } | undefined) =>
    values.forRun(companyId, null, await dataTables.firstRowOf(blueprintId), environment?.values);

  return {
    /** What the browser is opened with. */
    async opening(): Promise<Pick<LiveSessionRequest, 'startingUrl' | 'site' | 'access' | 'values'>> {
      const environment = await findEnvironment();
      const given = await valuesIn(environment);
      const site = environment?.baseUrl ?? undefined;
      const access = siteAccessOf(environment, startOf(startingUrl, site ?? null, given), given);
      return { startingUrl: site ? addressOnSite(startingUrl) : startingUrl, site, access, values: given };
    },
    values: async (): Promise<GivenValue[]> => valuesIn(await findEnvironment()),
    /** A starting URL of a request as the runner takes it. @throws a 400 for what is none, a 422 for a path where no base URL is known */
    async address(given: string): Promise<string> {
      const { data: address, error } = startingUrlSchema.safeParse(given);
      if (error)
        throw new AppError(400, 'invalid_request', error.issues[0]?.message ?? 'The address is wrong.');
      if ((await findEnvironment())?.baseUrl) return addressOnSite(address);
      if (address.startsWith('/')) throw unprocessable('no_base_url', NO_SITE);
      return address;
    },
  };
}
