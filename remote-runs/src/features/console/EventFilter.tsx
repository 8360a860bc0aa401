import { SegmentedControl } from 'shared/choice';

export type Scope = 'all' | 'step';

interface Props {
  scope: Scope;
  onScope: (scope: Scope) => void;
  stepName: string;
  counts: Record<Scope, number>;
}

/** All events, or those of the selected step. */
export function EventFilter({ scope, onScope, stepName, counts }: Props) {
  const options = [
    { value: 'all', label: `All (${counts.all})` },
    { value: 'step', label: `${stepName} (${counts.step})` },
  ] as const;
  return <SegmentedControl label="Part of the run" options={options} value={scope} onChange={onScope} />;
}
