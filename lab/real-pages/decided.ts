import { readYaml } from '../trials/load-corpus.ts';
import { join } from 'node:path';
import { z } from 'zod';
import type { Difference } from './compare-tree.ts';
import type { Oracle } from './try-page.ts';

const decision = z.strictObject({
  /** Absent: of every library. */
  library: z.string().optional(),
  what: z.union([z.string(), z.array(z.string())]),
  role: z.string().optional(),
  /** Absent: whatever it is called. */
  name: z.string().optional(),
  theirs: z.string().optional(),
  ours: z.string().optional(),
  /** A part of the element's HTML. */
  html: z.string().optional(),
  /** `theirs`: the oracle is right, and it is a known fault; `ours`; `either`: both can be said. */
  right: z.enum(['theirs', 'ours', 'either']),
  because: z.string(),
});
export type Decision = z.infer<typeof decision>;

/** What has been decided about differences. */
export async function loadDecided(): Promise<Decision[]> {
  return readYaml(join(import.meta.dirname, 'decided.yaml'), z.array(decision));
}

export function decisionOn(decided: Decision[], difference: Difference): Decision | undefined {
  return decided.find(
    (one) =>
      (one.html === undefined || difference.html.includes(one.html)) &&
      [one.what].flat().includes(difference.what) &&
      (['library', 'role', 'name', 'theirs', 'ours'] as const).every(
        (key) => one[key] === undefined || one[key] === difference[key],
      ),
  );
}

/** What was decided about these libraries and oracles, and matches no difference any more. @param libraries absent: all of them */
export function staleDecisions(
  decided: Decision[],
  differences: Difference[],
  { libraries, oracles }: { libraries: string[] | undefined; oracles: Oracle[] },
): Decision[] {
  const used = new Set(differences.map((difference) => decisionOn(decided, difference)));
  const isTried = ({ library, what }: Decision) =>
    (libraries === undefined || (library !== undefined && libraries.includes(library))) &&
    [what].flat().every((one) => oracles.includes(oracleOf(one)));
  return decided.filter((one) => !used.has(one) && isTried(one));
}

function oracleOf(what: string): Oracle {
  if (what.startsWith('press')) return 'press';
  if (what.startsWith('flip')) return 'flips';
  if (/^(?:not found|false)/.test(what)) return 'states';
  return what.includes(', not ') ? 'screen' : 'tree';
}
