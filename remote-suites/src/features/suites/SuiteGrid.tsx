import type { Suite } from 'shared/contract';
import { useLeaveGuard } from 'shared/feedback';
import { css, styled } from 'shared/theme';
import { Grid, GridItem } from 'shared/ui';
import { SuiteCard } from './SuiteCard.tsx';
import { isChanged, useSuiteDrafts } from './useSuiteDrafts.ts';

interface Props {
  suites: Suite[];
  /** Other suites are hidden, which keeps their drafts and running requests. */
  isShown: (suite: Suite) => boolean;
  /** The suite that was just created; it scrolls into view. */
  newestId: number | null;
}

export function SuiteGrid({ suites, isShown, newestId }: Props) {
  const { edited, actions } = useSuiteDrafts();
  const opened = suites.flatMap(({ id }) => edited.get(id) ?? []);
  useLeaveGuard(opened.some(isChanged));
  const isVisible = (suite: Suite) => edited.has(suite.id) || isShown(suite);
  const visible = suites.filter(isVisible);
  const neighbourOf = (suite: Suite) => {
    const index = visible.indexOf(suite);
    return (visible[index + 1] ?? visible[index - 1])?.id;
  };
  return (
    <Cards forwardedAs="ul" minColumn={310} aria-label="Test suites" $hasPanel={opened.length > 0}>
      {suites.map((suite) => (
        <GridItem
          key={suite.id}
          ref={suite.id === newestId ? scrollIntoView : undefined}
          hidden={!isVisible(suite)}
        >
          <SuiteCard
            suite={suite}
            neighbourId={neighbourOf(suite)}
            edited={edited.get(suite.id)}
            drafts={actions}
          />
        </GridItem>
      ))}
    </Cards>
  );
}

function scrollIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}

const Cards = styled(Grid)<{ $hasPanel: boolean }>`
  ${({ $hasPanel }) =>
    $hasPanel &&
    css`
      align-items: start;
    `}
`;
