import { printCommand, type Assertion } from 'shared/step-language';
import type { ApplicationName } from '../trials/trial.ts';
import { falseStatements } from './generate.ts';
import { impossibleActions } from './impossible-actions.ts';
import type { PageAddress } from './pages.ts';
import { isRefuted } from './refute/refute.ts';
import type { Snapshot } from './snapshot.ts';
import { trueCommands } from './true-commands.ts';

/** A statement about a page. A true one is a control, which shows that statements are looked at at all. */
export type Statement =
  | { isTrue: true; sentence: string }
  | { isTrue: false; sentence: string; assertion: Assertion; change: string };

/** What is done and stated on a page, in this order; statements change nothing. */
export interface Script {
  application: ApplicationName;
  path: string;
  stages: Stage[];
}

export interface Stage {
  /** Sentences that lead to the state which the rest of the stage is about. */
  acts: string[];
  statements: Statement[];
  /** What no one can do in that state, or not without choosing. */
  impossible: { sentence: string; change: string }[];
}

export interface Limits {
  statements: number;
  actions: number;
  controls: number;
}

/** What is stated about a page as it is after loading. */
export function scriptFor({ application, path }: PageAddress, page: Snapshot, limits: Limits): Script {
  const truths = trueCommands(page).filter(
    (assertion) => assertion.kind !== 'sorted' && !isRefuted(assertion, page),
  );
  const step = Math.max(1, Math.floor(truths.length / limits.controls));
  const controls = truths.filter((_, index) => index % step === 0).slice(0, limits.controls);
  const statements: Statement[] = [
    ...controls.map((assertion) => ({ isTrue: true as const, sentence: printCommand(assertion) })),
    ...falseStatements(page, limits.statements).map(({ sentence, assertion, mutation }) => ({
      isTrue: false as const,
      sentence,
      assertion,
      change: mutation,
    })),
  ];
  const impossible = impossibleActions(page, limits.actions).map(({ sentence, obstacle }) => ({
    sentence,
    change: obstacle,
  }));
  return { application, path, stages: [{ acts: [], statements, impossible }] };
}
