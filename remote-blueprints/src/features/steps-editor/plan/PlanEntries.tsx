import type { PlanOrigin } from 'shared/constants';
import type { PlanEntry } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { shortDateTime } from 'shared/format';
import { color, font, space, styled } from 'shared/theme';
import { Button, PlainList, Text } from 'shared/ui';
import { useForgetEntries } from '../../../api/plan-changes.ts';
import { noticeFailure } from '../../../notices.ts';
import { useEditor } from '../../../state/editor.ts';
import { belowText } from '../card-lines.ts';

interface Props {
  number: number;
  entries: PlanEntry[];
}

const ORIGINS: Record<PlanOrigin, string> = {
  run: 'From a green run',
  attempt: 'From an attempt in the editor',
  recording: 'From a recording',
  model: 'From the model',
  person: 'From an accepted proposal',
  import: 'From an import',
};

/** The elements that the plan knows for a step, page by page, and where it knows them from. */
export function PlanEntries({ number, entries }: Props) {
  const { blueprintId } = useEditor();
  const forget = useForgetEntries();
  const handleForget = async () => {
    const isConfirmed = await confirm({
      title: `Forget the plan of step ${number}?`,
      text: 'The step stays as it is. Its next green run fills the plan again.',
      confirmLabel: 'Forget',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    forget.mutate(
      { params: { id: blueprintId ?? 0 }, body: { entry_ids: entries.map(({ id }) => id) } },
      { onError: (error) => noticeFailure(error, 'Failed to forget the plan of this step') },
    );
  };
  return (
    <Root role="group" aria-label={`Plan of step ${number}`}>
      <List>
        {entries.map((entry) => (
          <li key={entry.id}>
            <div>
              {entry.elements.length === 0 ? 'No element' : entry.elements.join(', ')}{' '}
              <Page>on {entry.page}</Page>
            </div>
            <Text size="sm" tone="muted">
              {originText(entry)}
            </Text>
          </li>
        ))}
      </List>
      <Button
        size="sm"
        variant="secondary"
        isBusy={forget.isPending}
        busyLabel="Forgetting..."
        onClick={() => void handleForget()}
      >
        Forget
      </Button>
    </Root>
  );
}

/** `From a green run, Mar 2, 2026, 9:00 AM. Accepted by ada@example.com, Mar 3, 2026, 8:00 AM.` */
function originText({ origin, updated_at, accepted_by, accepted_at }: PlanEntry): string {
  // A newer server may know more of them.
  const from = `${(ORIGINS[origin] as string | undefined) ?? 'Known'}, ${shortDateTime(updated_at)}.`;
  if (accepted_at === null) return from;
  return `${from} Accepted${accepted_by === null ? '' : ` by ${accepted_by}`}, ${shortDateTime(accepted_at)}.`;
}

const Root = styled.div`
  ${belowText}
  ${font('sm')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: flex-start;
  justify-content: space-between;
`;

const List = styled(PlainList)`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Page = styled.span`
  color: ${color('textMuted')};
`;
