import { isDeepStrictEqual } from 'node:util';
import type { PlanOrigin } from 'shared/constants';
import { isSameElement, type Fingerprint, type PlanEntryInput, type PlannedAction } from 'shared/contract';
import { elementsOf, mergeElements } from './elements.ts';
import type { StoredProposal } from './tables.ts';

/** What is stored of an entry besides its key. */
export interface EntryContent {
  actions: PlannedAction[];
  origin: PlanOrigin;
  acceptedBy: number | null;
  acceptedAt: Date | null;
  proposal: StoredProposal | null;
  proposedAt: Date | null;
  proposedByRun: number | null;
  dismissed: Fingerprint[];
}

/** A person has seen what these have found: recorded it, run it in the editor, or written it. */
const BY_A_PERSON = new Set<PlanOrigin>(['recording', 'attempt', 'person']);
/** A person has pointed at the element itself: that takes back what was refused. Steps that ran have found it by the sentence only. */
const POINTED_AT = new Set<PlanOrigin>(['recording', 'person']);

/**
 * The entry with what has been seen now. The same commands keep their elements and gain those that they do not have; other commands replace
 * them. `userId`: who hands it in; null: a program.
 */
export function mergeEntry(
  stored: EntryContent | undefined,
  { actions: seen, origin }: Pick<PlanEntryInput, 'actions' | 'origin'>,
  userId: number | null,
): EntryContent {
  const isAccepted = BY_A_PERSON.has(origin) && userId !== null;
  const refused = stored?.dismissed ?? [];
  const dismissed = isAccepted && POINTED_AT.has(origin) ? without(refused, elementsOf(seen)) : refused;
  const allowed = seen.map((action) => ({ ...action, target: without(action.target, dismissed) }));
  // What a person has accepted stays theirs when a run finds the same again. Other commands are not accepted yet.
  const accepted = stored && !haveOtherCommands(stored.actions, seen) ? stored : undefined;
  return {
    actions: mergeActions(stored?.actions ?? [], allowed),
    origin: accepted?.acceptedAt && !isAccepted ? accepted.origin : origin,
    acceptedBy: isAccepted ? userId : (accepted?.acceptedBy ?? null),
    acceptedAt: isAccepted ? new Date() : (accepted?.acceptedAt ?? null),
    dismissed,
    ...openProposal(stored, seen),
  };
}

/** A proposal stays open until its element has become part of the plan. */
function openProposal(
  stored: EntryContent | undefined,
  seen: PlannedAction[],
): Pick<EntryContent, 'proposal' | 'proposedAt' | 'proposedByRun'> {
  const { proposal = null, proposedAt = null, proposedByRun = null } = stored ?? {};
  const isSettled = proposal !== null && elementsOf(seen).some((one) => isSameElement(one, proposal.found));
  return isSettled ? NO_PROPOSAL : { proposal, proposedAt, proposedByRun };
}

export const NO_PROPOSAL = { proposal: null, proposedAt: null, proposedByRun: null };

function mergeActions(known: PlannedAction[], seen: PlannedAction[]): PlannedAction[] {
  if (haveOtherCommands(known, seen)) return seen;
  return seen.map(({ command, target, destination }, index) => ({
    command,
    target: mergeElements(known[index]?.target ?? [], target),
    destination: mergeElements(known[index]?.destination ?? [], destination),
  }));
}

function haveOtherCommands(known: PlannedAction[], seen: PlannedAction[]): boolean {
  const commandsOf = (actions: PlannedAction[]) => actions.map(({ command }) => command);
  return !isDeepStrictEqual(commandsOf(known), commandsOf(seen));
}

function without(elements: Fingerprint[], others: Fingerprint[]): Fingerprint[] {
  return elements.filter((one) => !others.some((other) => isSameElement(one, other)));
}
