import type { BodyOf } from 'shared/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { BlueprintsService } from '../../blueprints/blueprints-service.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import type { PlansService } from '../../plans/plans-service.ts';
import type { SuitesService } from '../../suites/suites-service.ts';
import { writePlans, type PlanChanges } from './plan-changes.ts';
import type { PreparedPush } from './prepare-push.ts';
import { reject, type PreparedSuite, type PreparedTest } from './prepared.ts';

export interface Writers {
  blueprints: BlueprintsService;
  suites: SuitesService;
  plans: PlansService;
  dataTables: Pick<DataTablesService, 'store' | 'tablesOf'>;
}

/** Who pushes; `userId` null: a program. */
export interface Pusher {
  companyId: number;
  userId: number | null;
}

/** Writes a push that has no conflict and nothing rejected. What the services refuse is rejected then. */
export async function writePush(
  transaction: Transaction,
  writers: Writers,
  pusher: Pusher,
  { suites, tests, newSuites }: PreparedPush,
  plans: PlanChanges,
): Promise<void> {
  const { companyId } = pusher;
  for (const named of newSuites)
    named.id = await writers.suites.createWithin(transaction, companyId, { name: named.name });
  const save = (type: PreparedTest['read']['type']) =>
    eachOrRejected(
      tests.filter(({ read }) => read.type === type),
      (item) => saveTest(transaction, writers, pusher, item),
    );
  await save('module');
  await eachOrRejected(suites, (item) => saveSuite(transaction, writers, companyId, item));
  await save('integration');
  await writePlans(transaction, writers.plans, companyId, plans, eachOrRejected);
}

/** Goes on after a refusal: everything is rolled back at the end, and a person wants to know of all of them. */
async function eachOrRejected<Item extends PreparedTest | PreparedSuite>(
  items: Item[],
  write: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items)
    try {
      await write(item);
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode >= 500) throw error;
      reject(item, error.message);
    }
}

async function saveSuite(
  transaction: Transaction,
  { suites }: Writers,
  companyId: number,
  { read, named, loginModule, environmentId, change }: PreparedSuite,
): Promise<void> {
  if (change === 'unchanged' || named.id === null) return;
  await suites.updateWithin(transaction, companyId, named.id, {
    name: read.name,
    schedule_config: {
      schedule_enabled: read.isScheduled,
      ...(read.scheduleExpression === null ? {} : { schedule_expression: read.scheduleExpression }),
      ...(read.scheduleTimezone === null ? {} : { schedule_timezone: read.scheduleTimezone }),
    },
    schedule_environment_id: environmentId,
    login_module_blueprint_id: loginModule?.id ?? null,
    shares_login: read.sharesLogin,
    browser: read.browser,
    in_order: read.inOrder,
    retries: read.retries,
    handlers: read.handlers,
  });
}

async function saveTest(
  transaction: Transaction,
  { blueprints }: Writers,
  pusher: Pusher,
  item: PreparedTest,
): Promise<void> {
  const { named, change } = item;
  if (named.id === null) named.id = await blueprints.createWithin(transaction, pusher, bodyOf(item));
  else if (change === 'updated') await blueprints.updateWithin(transaction, pusher, named.id, bodyOf(item));
}

function bodyOf({ read, stored, suite, modules }: PreparedTest): BodyOf<'POST /test_blueprint/create'> {
  return {
    type: read.type,
    title: read.title,
    starting_url: read.startingUrl ?? '',
    test_blueprint_category_id: suite?.id ?? null,
    // A file that names none has none; one that is named is the stored one.
    file: read.attachment === null ? null : (stored?.blueprint.file ?? null),
    tags: read.tags,
    browser: read.browser,
    handlers: read.handlers,
    steps: read.steps.map(({ type, action, useVision, isDisabled }, index) => ({
      step_number: index + 1,
      type,
      action,
      use_vision: useVision,
      is_disabled: isDisabled,
      test_blueprint_module_id: modules[index]?.id ?? null,
    })),
  };
}
