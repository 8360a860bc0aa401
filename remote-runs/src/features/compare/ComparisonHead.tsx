import type { TestRun } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { css, media, space, styled, wrappingRow } from 'shared/theme';
import { StatusBadge } from 'shared/results';
import { Text, TextLink } from 'shared/ui';
import { earlierTries } from '../../model/test-run.ts';

/** Two runs next to each other; on a phone one below the other. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Which runs stand side by side. */
export function ComparisonHead({ now, then }: { now: TestRun; then: TestRun }) {
  return (
    <Root>
      <Side>
        <Text as="span" weight="medium">
          This run
        </Text>
        <StatusBadge status={now.status} isFlaky={earlierTries(now) > 0} />
        <When at={now.created_at} />
        {now.error && <Reason>Broke off: {now.error}</Reason>}
      </Side>
      <Side>
        <TextLink to={paths.testRun(then.id)}>Last passed run</TextLink>
        <StatusBadge status={then.status} isFlaky={earlierTries(then) > 0} />
        <When at={then.created_at} />
      </Side>
    </Root>
  );
}

function When({ at }: { at: string }) {
  return (
    <Text as="span" tone="muted" size="sm">
      <time dateTime={at}>{shortDateTime(at)}</time>
    </Text>
  );
}

const Root = styled.div`
  ${columns}
  padding: 0 calc(${space(3)} + 16px + ${space(2)}) 0 ${space(3)};
`;

const Reason = styled(Text)`
  flex-basis: 100%;
  overflow-wrap: anywhere;
`;

const Side = styled.div`
  ${wrappingRow(1, 3)}
`;
