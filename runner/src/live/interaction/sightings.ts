import type { Fingerprint, PlanEntryInput, PlannedAction } from 'shared/contract';
import type { Command } from 'shared/step-language';
import { fingerprintOf, identify } from '../../plan/fingerprint.ts';
import { pagePattern } from '../../plan/page-key.ts';
import type { LiveContext, LiveElement } from '../types.ts';

/** What a command has found, and the page on which it began, as in a plan. */
interface Seen {
  page: string;
  action: PlannedAction;
}

/** More elements than a person acts on between two of them. */
const MAX_SIGHTINGS = 20;

/** What recorded elements were before anything was done to them: afterwards they may be gone, or called something else. */
export function createSightings(live: LiveContext) {
  const known = new Map<string, { page: string; fingerprint: Fingerprint }>();

  return {
    /** Never rejects. */
    async see({ id, locator }: LiveElement) {
      const run = live.run();
      const page = pagePattern(run.window.page().url(), run);
      const seen = await identify(run, locator).catch(() => null);
      known.delete(id);
      if (seen) known.set(id, { page, fingerprint: fingerprintOf(run, seen) });
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size > MAX_SIGHTINGS) known.delete(oldest);
    },
    /** The command with the elements of these ids; null: its element has not been seen. */
    planned(command: Command, elementId: string, destinationId: string | null) {
      const [target, destination] = [known.get(elementId), known.get(destinationId ?? '')];
      if (!target) return null;
      const action = {
        command: { ...command },
        target: [target.fingerprint],
        destination: destination ? [destination.fingerprint] : [],
      };
      return { page: target.page, action };
    },
    /** The entries that a recorded step adds to the plan of its test; none if it has no element, or contains a secret. */
    entries(text: string, { page, action }: Seen) {
      const entry: PlanEntryInput = { type: 'act', text, page, actions: [action], origin: 'recording' };
      const isOpen = !live.run().values.isSecret(JSON.stringify(entry));
      return action.target.length > 0 && isOpen ? [entry] : [];
    },
  };
}
