import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../platform/database/database.ts';
import { addressDetail, changedDetails, recordEvent } from '../audit/audit-service.ts';
import type { BlueprintRow } from './blueprints-repository.ts';
import { findSuiteNames } from './relations-repository.ts';
import type { StepDraft } from './tables.ts';

type Owned = Pick<BlueprintRow, 'companyId' | 'type'>;
type Content = Pick<
  BlueprintRow,
  'title' | 'startingUrl' | 'suiteId' | 'file' | 'tags' | 'browser' | 'handlers'
>;
type Step = Pick<StepDraft, 'type' | 'action' | 'useVision' | 'moduleId' | 'isDisabled'>;

/** Settings whose values are not recorded, only that they changed. */
const SETTINGS = ['file', 'browser', 'handlers'] as const;

const kindOf = ({ type }: Pick<BlueprintRow, 'type'>) => (type === 'module' ? 'module' : 'test');

/** Of a new test or module, within its transaction. `from`: what it is a copy of. */
export async function recordCreated(
  transaction: Transaction,
  { companyId, type, title, startingUrl }: Owned & Pick<Content, 'title' | 'startingUrl'>,
  id: number,
  stepCount: number,
  from?: string,
): Promise<void> {
  const details = { starting_url: addressDetail(startingUrl), steps: stepCount };
  await recordEvent(transaction, {
    companyId,
    action: `${kindOf({ type })}.${from === undefined ? 'created' : 'duplicated'}`,
    subject: { id, name: title },
    after: from === undefined ? details : { ...details, copy_of: from },
  });
}

/** Of a save, within its transaction; nothing where it has changed nothing. Steps are recorded by their numbers only. */
export async function recordUpdated(
  transaction: Transaction,
  blueprint: Owned & Pick<BlueprintRow, 'id'>,
  before: Content & { steps: Step[] },
  after: Content & { steps: Step[] },
): Promise<void> {
  const settings = SETTINGS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const steps = changedSteps(before.steps, after.steps);
  const names = await suiteNames(transaction, [before.suiteId, after.suiteId]);
  const details = ({ title, startingUrl, suiteId, tags, steps: all }: typeof before) => ({
    title,
    starting_url: addressDetail(startingUrl),
    suite: names(suiteId),
    tags,
    steps: all.length,
  });
  const changed = changedDetails(details(before), details(after));
  // The parts of an address that are not recorded may have changed too.
  const isSameAddress = before.startingUrl === after.startingUrl;
  if (!changed && settings.length + steps.length === 0 && isSameAddress) return;
  await recordEvent(transaction, {
    companyId: blueprint.companyId,
    action: `${kindOf(blueprint)}.updated`,
    subject: { id: blueprint.id, name: after.title },
    before: changed?.before ?? {},
    after: {
      ...changed?.after,
      ...(steps.length > 0 && { changed_steps: steps }),
      ...(settings.length > 0 && { changed_settings: settings }),
    },
  });
}

/** Within the transaction that moves them. */
export async function recordMoved(
  transaction: Transaction,
  moved: BlueprintRow[],
  suiteId: number | null,
): Promise<void> {
  const names = await suiteNames(transaction, [suiteId, ...moved.map((row) => row.suiteId)]);
  for (const { companyId, id, title, suiteId: previous } of moved)
    await recordEvent(transaction, {
      companyId,
      action: 'test.moved',
      subject: { id, name: title },
      before: { suite: names(previous) },
      after: { suite: names(suiteId) },
    });
}

/** Within the transaction that deletes them. */
export async function recordDeleted(transaction: Transaction, deleted: BlueprintRow[]): Promise<void> {
  for (const row of deleted)
    await recordEvent(transaction, {
      companyId: row.companyId,
      action: `${kindOf(row)}.deleted`,
      subject: { id: row.id, name: row.title },
      before: { starting_url: addressDetail(row.startingUrl) },
    });
}

async function suiteNames(transaction: Transaction, ids: (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const byId = await findSuiteNames(transaction, wanted);
  return (id: number | null): string | null => (id === null ? null : (byId.get(id) ?? null));
}

/** The numbers of the steps that differ from what stood there before. */
function changedSteps(before: Step[], after: Step[]): number[] {
  const contentOf = ({ type, action, useVision, moduleId, isDisabled }: Step) => [
    ...[type, action, useVision, moduleId, isDisabled],
  ];
  return Array.from({ length: Math.max(before.length, after.length) }, (_none, index) => index).flatMap(
    (index) => {
      const [one, other] = [before[index], after[index]];
      return one && other && isDeepStrictEqual(contentOf(one), contentOf(other)) ? [] : [index + 1];
    },
  );
}
