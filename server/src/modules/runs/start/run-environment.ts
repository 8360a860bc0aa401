import { isSitePath } from 'shared/constants';
import { unprocessable } from '../../../platform/http/app-error.ts';
import type { RunnableTest } from '../../blueprints/blueprints-service.ts';
import type { ChosenEnvironment, EnvironmentsService } from '../../environments/environments-service.ts';
import type { RunSettings } from '../group-runs/group-runs-repository.ts';

type EnvironmentSettings = Pick<RunSettings, 'environment' | 'environmentId' | 'baseUrl' | 'isBaseUrlGiven'>;

/**
 * Where a run takes place. With a base URL, a company without environments may give it any name. 422 for a name that is none of the company's.
 * @param baseUrl replaces the environment's
 * @returns also the names of the environment's secrets
 */
export async function chooseEnvironment(
  environments: EnvironmentsService,
  companyId: number,
  { environment: name, baseUrl }: { environment?: string | null; baseUrl?: string | null },
): Promise<{ settings: EnvironmentSettings; secrets: string[] }> {
  const isGiven = Boolean(baseUrl);
  const chosen = typeof name === 'string' ? await environments.choose(companyId, name, isGiven) : undefined;
  if (chosen) return { settings: settingsOf(chosen, baseUrl), secrets: chosen.secrets };
  return { settings: { environment: name, baseUrl, isBaseUrlGiven: isGiven }, secrets: [] };
}

const settingsOf = (
  { id, name, baseUrl }: ChosenEnvironment,
  given?: string | null,
): EnvironmentSettings => ({
  environment: name,
  environmentId: id,
  baseUrl: given ?? baseUrl,
  isBaseUrlGiven: Boolean(given),
});

/** The environment of a run that is repeated: the same, or another one of its name, as it is today. 422 if it was deleted. */
export async function retainEnvironment(
  environments: EnvironmentsService,
  companyId: number,
  run: Required<EnvironmentSettings>,
): Promise<EnvironmentSettings> {
  const { environmentId, environment } = run;
  const baseUrl = run.isBaseUrlGiven ? run.baseUrl : null;
  if (environmentId === null)
    return (await chooseEnvironment(environments, companyId, { environment, baseUrl })).settings;
  const ofItsName = async () =>
    environment === null ? undefined : environments.choose(companyId, environment, true);
  const found = (await environments.find(companyId, environmentId)) ?? (await ofItsName());
  if (!found) throw unprocessable('environment_deleted', deletedText(environment));
  return settingsOf(found, baseUrl);
}

/** A sentence for users. */
export const deletedText = (environment: string | null) =>
  environment === null ? 'The environment was deleted.' : `The environment "${environment}" was deleted.`;

const MAX_NAMES = 10;

/** 422 with the tests that start at a path, where the run has no base URL. */
export function requireBaseUrl(tests: RunnableTest[], baseUrl: string | null | undefined): void {
  if (baseUrl) return;
  const titles = tests
    .filter(({ startingUrl }) => startingUrl !== null && isSitePath(startingUrl))
    .map(({ title }) => `"${title}"`);
  if (titles.length === 0) return;
  const more = titles.length > MAX_NAMES ? ` and ${titles.length - MAX_NAMES} more` : '';
  throw unprocessable(
    'no_base_url',
    `The starting URL of ${titles.slice(0, MAX_NAMES).join(', ')}${more} is a path. Choose an environment that has a base URL (Settings → Environments), or give it a full address.`,
  );
}
