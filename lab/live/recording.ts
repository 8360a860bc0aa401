import type { LiveEventOf, Point } from 'shared/contract';
import type { Interaction } from './interactions.ts';
import type { LiveClient } from './live-client.ts';
import type { PageInspector } from './page-inspector.ts';
import type { PageSite } from './page-site.ts';
import type { Random } from './random.ts';

type RecordedStep = LiveEventOf<'recorded'>['steps'][number];

export interface RecordedInteraction {
  interaction: Interaction;
  about: string;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** Why there is no step of it, if the session gave a reason. */
  problems: string[];
}

export interface Recording {
  interactions: RecordedInteraction[];
  /** Each with the indexes of the interactions that it came from. */
  steps: { step: RecordedStep; interactions: number[] }[];
}

export interface Lane {
  client: LiveClient;
  site: PageSite;
  inspector: PageInspector;
  random: Random;
  /** Where the page begins on the screen. */
  origin: Point;
  file: { s3_key: string; file_name: string };
}

/** Adds the steps that an interaction has led to. */
export function addSteps({ steps }: Recording, event: LiveEventOf<'recorded'>, index: number): void {
  const replaced = event.replaces > 0 ? steps.splice(-event.replaces) : [];
  const interactions = [...new Set([...replaced.flatMap((step) => step.interactions), index])];
  steps.push(...event.steps.map((step) => ({ step, interactions })));
}
