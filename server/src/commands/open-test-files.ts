import { createBlueprintsService } from '../modules/blueprints/blueprints-service.ts';
import { createCompanySecretsService } from '../modules/company-secrets/company-secrets-service.ts';
import { createDataTablesService } from '../modules/data-tables/data-tables-service.ts';
import { createEnvironmentsService } from '../modules/environments/environments-service.ts';
import type { FilesService } from '../modules/files/files-service.ts';
import { createPlansService } from '../modules/plans/plans-service.ts';
import { createReadingsService } from '../modules/readings/readings-service.ts';
import { createSuitesService } from '../modules/suites/suites-service.ts';
import { createTestFilesService, type TestFilesService } from '../modules/test-files/test-files-service.ts';
import { createValuesService } from '../modules/values/values-service.ts';
import type { Platform } from '../platform/platform.ts';

/** Tests as text files, without the storage of attachments: what a test has attached stays, and nothing else can be. */
export function openTestFiles(
  platform: Pick<Platform, 'config' | 'database' | 'log' | 'secrets'>,
): TestFilesService {
  const values = createValuesService(platform);
  const environments = createEnvironmentsService(platform);
  const dataTables = createDataTablesService(platform);
  const plans = createPlansService({
    ...platform,
    companySecrets: createCompanySecretsService({ values, environments, dataTables }),
  });
  const files: Pick<FilesService, 'attachmentSize'> = { attachmentSize: () => Promise.resolve(undefined) };
  const visualChecks = { removeFiles: () => Promise.resolve() };
  return createTestFilesService({
    ...platform,
    plans,
    blueprints: createBlueprintsService({ ...platform, files, plans, dataTables, visualChecks }),
    dataTables,
    suites: createSuitesService(platform),
    readings: createReadingsService({ values, environments }),
    values,
  });
}
