import { Play } from 'lucide-react';
import { memo } from 'react';
import type { Suite } from 'shared/contract';
import { space, styled } from 'shared/theme';
import { Button, Card, Row, Stack } from 'shared/ui';
import { useStartSuiteRun } from '../../api/runs.ts';
import { announceRun } from './announce-run.ts';
import { confirmDiscard } from './confirm-discard.ts';
import { NextRunLine } from './NextRunLine.tsx';
import { RunOutcome } from './RunOutcome.tsx';
import { SuiteBadges } from './SuiteBadges.tsx';
import { SuiteCardHead } from './SuiteCardHead.tsx';
import { SuiteEditPanel } from './SuiteEditPanel.tsx';
import { isChanged, type EditedSuite, type SuiteDrafts } from './useSuiteDrafts.ts';

interface Props {
  suite: Suite;
  /** Set while its edit panel is open. */
  edited: EditedSuite | undefined;
  drafts: SuiteDrafts['actions'];
}

/** A suite: what it is, its run, and a panel to change it. */
export const SuiteCard = memo(function SuiteCard({ suite, edited, drafts }: Props) {
  const run = useStartSuiteRun(suite.id, announceRun);

  async function closePanel({ draft, ...saved }: EditedSuite) {
    const isSure = !isChanged({ draft, ...saved }) || (await confirmDiscard(`“${draft.name.trim()}”`));
    if (isSure) drafts.close(suite.id);
  }

  return (
    <Surface forwardedAs="article" aria-label={suite.name}>
      <Stack gap={1}>
        <SuiteCardHead
          suite={suite}
          isEditing={edited !== undefined}
          onToggleEdit={() => (edited ? void closePanel(edited) : drafts.open(suite))}
        />
        <NextRunLine suite={suite} />
      </Stack>
      <Bottom justify="space-between">
        <SuiteBadges suite={suite} />
        <Button
          size="sm"
          variant="secondary"
          icon={<Play />}
          aria-label={`Run ${suite.name}`}
          isBusy={run.isPending}
          busyLabel="Starting..."
          onClick={() => run.mutate()}
        >
          Run
        </Button>
      </Bottom>
      <RunOutcome run={run} />
      {edited && (
        <SuiteEditPanel
          suite={suite}
          draft={edited.draft}
          onChange={(draft) => drafts.type(suite.id, draft)}
          onCancel={() => void closePanel(edited)}
          onSaved={(sent) => drafts.settle(suite.id, sent)}
        />
      )}
    </Surface>
  );
});

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  height: 100%;
`;

const Bottom = styled(Row)`
  margin-top: auto;
`;
