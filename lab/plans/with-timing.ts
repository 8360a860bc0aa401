import type { Runner } from '../../runner/src/runner.ts';
import type { Timing } from '../../runner/src/timing.ts';

/** The runner with other time limits than the product's, for what starts runs without naming any. */
export function withTiming(runner: Runner, timing: Timing): Runner {
  return { ...runner, run: (request, emit) => runner.run({ ...request, timing }, emit) };
}
