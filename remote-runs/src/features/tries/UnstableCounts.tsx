import { ShieldAlert, Shuffle } from 'lucide-react';
import type { GroupRun } from 'shared/contract';
import { Badge } from 'shared/ui';

/** How many tests of a group run are flaky, and how many in quarantine; nothing where there are none. */
export function UnstableCounts({ run }: { run: GroupRun }) {
  const { flaky_tests: flaky = 0, quarantined_tests: quarantined = 0 } = run;
  return (
    <>
      {flaky > 0 && (
        <Badge tone="warning" icon={<Shuffle />}>
          {flaky} flaky
        </Badge>
      )}
      {quarantined > 0 && <Badge icon={<ShieldAlert />}>{quarantined} in quarantine</Badge>}
    </>
  );
}
