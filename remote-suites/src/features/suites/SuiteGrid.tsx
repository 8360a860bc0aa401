import type { Suite } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { css, styled } from 'shared/theme';
import { Grid } from 'shared/ui';
import { SuiteCard } from './SuiteCard.tsx';
import { SuiteItem } from './SuiteItem.tsx';
import { isChanged, useSuiteDrafts } from './useSuiteDrafts.ts';

interface Props {
  suites: Suite[];
  /** Other suites are hidden, which keeps their drafts and running requests. */
  isShown: (suite: Suite) => boolean;
  /** The suite that was just created. */
  newestId: number | null;
}

export function SuiteGrid({ suites, isShown, newestId }: Props) {
  const { edited, actions } = useSuiteDrafts();
  const opened = suites.flatMap(({ id }) => edited.get(id) ?? []);
  useLeaveGuard(opened.some(isChanged));
  return (
    <Cards forwardedAs="ul" minColumn={310} aria-label="Test suites" $hasPanel={opened.length > 0}>
      {suites.map((suite) => (
        <SuiteItem
          key={suite.id}
          isHidden={!edited.has(suite.id) && !isShown(suite)}
          isNew={suite.id === newestId}
        >
          <SuiteCard suite={suite} edited={edited.get(suite.id)} drafts={actions} />
        </SuiteItem>
      ))}
    </Cards>
  );
}

const Cards = styled(Grid)<{ $hasPanel: boolean }>`
  ${({ $hasPanel }) =>
    $hasPanel &&
    css`
      align-items: start;
    `}
`;
