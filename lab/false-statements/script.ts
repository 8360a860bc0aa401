import type { Assertion } from 'shared/step-language';
import type { ApplicationName } from '../trials/trial.ts';
import { falseStatements } from './generate.ts';
import { impossibleActions } from './impossible-actions.ts';
import type { PageAddress } from './pages.ts';
import { isRefuted } from './refute/refute.ts';
import type { Snapshot } from './snapshot.ts';
import { trueCommands } from './true-commands.ts';
import { printCommand } from 'shared/step-language';

/**
 * A sentence of a script. `act`: only to reach the state that later ones are about. `true`: a control, which shows that sentences are looked
 * at at all. `false`: must not pass while the oracle refutes it. `impossible`: must not pass, and must leave the page alone. `look`: the
 * oracle looks at the page and confirms what the sentences since the last look were refuted by.
 */
export type Claim =
  | { role: 'act' | 'true' | 'look'; sentence: string }
  | { role: 'false'; sentence: string; assertion: Assertion; change: string }
  | { role: 'impossible'; sentence: string; change: string };

/** Sentences that are executed in one run, whether they pass or not. */
export interface Script {
  application: ApplicationName;
  path: string;
  claims: Claim[];
}

/** A step during which the oracle looks. */
export const LOOK: Claim = { role: 'look', sentence: 'Wait 1 second' };

export interface Limits {
  statements: number;
  actions: number;
  controls: number;
}

/** What is stated about a page as it stands after loading. */
export function scriptFor({ application, path }: PageAddress, page: Snapshot, limits: Limits): Script {
  const truths = trueCommands(page).filter(
    (assertion) => assertion.kind !== 'sorted' && !isRefuted(assertion, page),
  );
  const step = Math.max(1, Math.floor(truths.length / limits.controls));
  const controls = truths.filter((_, index) => index % step === 0).slice(0, limits.controls);
  return {
    application,
    path,
    claims: [
      LOOK,
      ...controls.map((assertion): Claim => ({ role: 'true', sentence: printCommand(assertion) })),
      ...falseStatements(page, limits.statements).map(({ sentence, assertion, mutation }): Claim => ({
        role: 'false',
        sentence,
        assertion,
        change: mutation,
      })),
      LOOK,
      ...impossibleActions(page, limits.actions).map(({ sentence, obstacle }): Claim => ({
        role: 'impossible',
        sentence,
        change: obstacle,
      })),
    ],
  };
}
