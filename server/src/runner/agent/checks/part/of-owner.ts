import { matchTarget } from '../../finding/matches.ts';
import { readParts } from '../../parts/read-parts.ts';
import { readTarget } from '../../reading/targets/read-target.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';

/** "The price of NJ 40": what stands with the thing that is called NJ 40; null where nothing is. */
export async function linesOfOwner(session: Session, { words, orElse }: Target): Promise<string[] | null> {
  if (!orElse?.within) return null;
  const { reading } = orElse.within;
  const match = await matchTarget(
    session,
    { ...readTarget(reading.name), words },
    { purpose: 'any', quoted: 'whole' },
  );
  if (!match || match.exactness === 'part' || match.exactness === 'near') return null;
  const { rest, lines, beside } = await readParts(match.elements[0], reading.name);
  return [rest, ...lines, ...beside];
}
