import { ShieldAlert, Shuffle } from 'lucide-react';
import type { RunStatus } from 'shared/constants';
import { StatusBadge } from 'shared/results';
import { space, styled } from 'shared/theme';
import { Badge } from 'shared/ui';

interface Props {
  status: RunStatus;
  /** The tries before this one, which have failed. */
  earlier: number;
  isQuarantined: boolean | undefined;
}

const ORDINALS = ['1st', '2nd', '3rd'];

/** The status of a test in a run. One that has passed on a retry is flaky, never plainly passed. */
export function TryBadges({ status, earlier, isQuarantined = false }: Props) {
  return (
    <Root>
      {status === 'passed' && earlier > 0 ? (
        <Badge tone="warning" icon={<Shuffle />}>
          Flaky: passed at the {ORDINALS[earlier] ?? `${earlier + 1}th`} try
        </Badge>
      ) : (
        <StatusBadge status={status} />
      )}
      {isQuarantined && <Badge icon={<ShieldAlert />}>In quarantine</Badge>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
`;
