import { startApplication } from '../trials/applications.ts';
import type { Environment } from '../trials/execute-trial.ts';
import type { Oracle } from '../trials/oracle.ts';
import { isRefuted } from './refute/refute.ts';
import type { Claim, Script } from './script.ts';
import type { Snapshot } from './snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

/**
 * What came of a claim. `false pass`: the runner passed what the oracle refutes, or did what could not be done. `acted`: it failed, but the
 * page's fields or address changed meanwhile. `rejected`: failed, as it must. `unproven`: the oracle did not refute it on the page where it was
 * executed, so that it does not count. `passed` and `failed` are of true claims and acts.
 */
export type ClaimOutcome = 'false pass' | 'acted' | 'rejected' | 'unproven' | 'passed' | 'failed';

export interface ClaimResult {
  script: Script;
  claim: Claim;
  outcome: ClaimOutcome;
  /** What the runner said. */
  result: string;
}

/** Obstacles at which a field may be left with a part of what was typed. */
const LEAVE_TRACES: ReadonlySet<string> = new Set(['wrong format', 'not offered']);

/** The page's address and what its fields hold. */
const FOOTPRINT = `JSON.stringify([location.href, ...[...document.querySelectorAll('input, select, textarea')].map((field) => [field.value, field.checked])])`;

/** Executes a script in one run. Claims that the run did not reach have no result. */
export async function executeScript({ runner, oracle }: Environment, script: Script): Promise<ClaimResult[]> {
  const site = await startApplication(script.application);
  const results: ClaimResult[] = [];
  let sinceLook: ClaimResult[] = [];
  let footprint = '';
  const { claims } = script;

  async function judge(claim: Claim, isSuccessful: boolean): Promise<ClaimOutcome> {
    if (claim.role === 'false') {
      if (!isSuccessful) return 'rejected';
      const page = await look(oracle, site.address);
      return page && isRefuted(claim.assertion, page) ? 'false pass' : 'unproven';
    }
    if (claim.role !== 'impossible') return isSuccessful ? 'passed' : 'failed';
    const before = footprint;
    footprint = await oracle.evaluate(site.address, FOOTPRINT);
    if (isSuccessful) return 'false pass';
    return footprint === before || LEAVE_TRACES.has(claim.change) ? 'rejected' : 'acted';
  }

  try {
    await runner.run(
      {
        startingUrl: site.address + script.path,
        steps: claims.map(({ role, sentence }) => ({
          type: role === 'true' || role === 'false' ? 'assert' : 'act',
          action: sentence,
          useVision: false,
        })),
        goesOn: true,
        signal: new AbortController().signal,
        recordVideo: false,
      },
      {
        async onStepStarted(index) {
          if (claims[index]?.role !== 'look') return;
          const page = await look(oracle, site.address);
          for (const earlier of sinceLook) {
            const { claim } = earlier;
            const isProven = claim.role !== 'false' || (page !== null && isRefuted(claim.assertion, page));
            if (!isProven && earlier.outcome === 'rejected') earlier.outcome = 'unproven';
          }
          sinceLook = [];
          footprint = await oracle.evaluate(site.address, FOOTPRINT);
        },
        async onStepFinished(index, { isSuccessful, result }) {
          const claim = claims[index];
          if (!claim || claim.role === 'look') return;
          const own = { script, claim, outcome: await judge(claim, isSuccessful), result };
          results.push(own);
          sinceLook.push(own);
        },
      },
    );
  } finally {
    await site.close();
  }
  return results;
}

/** null: no page answers. */
async function look(oracle: Oracle, address: string): Promise<Snapshot | null> {
  const json = await oracle.evaluate(address, `(${takeSnapshot.toString()})()`);
  try {
    return JSON.parse(json) as Snapshot;
  } catch {
    return null;
  }
}
