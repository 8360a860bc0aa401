import { FolderInput, Play, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { confirm } from 'shared/feedback';
import type { TestsTab } from 'shared/router';
import { media, space, styled, wrappingRow } from 'shared/theme';
import { Button, IconButton, Text } from 'shared/ui';
import { BulkBarFrame } from '../../../components/BulkBarFrame.ts';
import { countOf } from '../../../model/listed.ts';
import { ExportTests } from '../ExportTests.tsx';
import type { Selection } from '../useSelection.ts';
import { useUndoableDeletion } from '../useUndoableDeletion.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useBulkRun } from './useBulkRun.tsx';

const MAX_RUN = 1000;

/** What can be done with all ticked rows together; stays in sight while the list scrolls. */
export function BulkBar({ tab, selection }: { tab: TestsTab; selection: Selection }) {
  const { selected, clear, isAll, toggleAll } = selection;
  const [isMoving, setIsMoving] = useState(false);
  const running = useBulkRun(selected, clear);
  const deleteSelected = useBulkDelete(tab, selected);
  return (
    <Root role="toolbar" aria-label={`Selected ${tab}`}>
      <Text as="span" role="status" isNumeric>
        {countOf(selected.length, tab)} selected
      </Text>
      {!isAll && (
        <OnPhone>
          <Button variant="ghost" size="sm" onClick={toggleAll}>
            Select all
          </Button>
        </OnPhone>
      )}
      <Clear>
        <IconButton label="Clear the selection" size="sm" icon={<X />} onClick={clear} />
      </Clear>
      <Buttons>
        {tab === 'tests' && (
          <>
            <Button
              requires="editor"
              variant="secondary"
              size="sm"
              icon={<Play />}
              isBusy={running.isPending}
              disabledReason={selected.length > MAX_RUN ? `At most ${MAX_RUN} tests run at once` : undefined}
              onClick={() => void running.run()}
            >
              Run
            </Button>
            <Button
              requires="editor"
              variant="secondary"
              size="sm"
              icon={<FolderInput />}
              onClick={() => setIsMoving(true)}
            >
              Move to suite
            </Button>
          </>
        )}
        <ExportTests items={selected}>
          {(open, icon) => (
            <Button variant="secondary" size="sm" icon={icon} onClick={open}>
              Export
            </Button>
          )}
        </ExportTests>
        <Button
          requires="editor"
          variant="danger"
          size="sm"
          icon={<Trash2 />}
          onClick={() => void deleteSelected()}
        >
          Delete
        </Button>
      </Buttons>
      {isMoving && <MoveDialog tests={selected} onClose={() => setIsMoving(false)} onMoved={clear} />}
    </Root>
  );
}

const Root = styled(BulkBarFrame)`
  top: calc(var(--top-bar, 0px) + ${space(2)});
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** There the head of the table, and with it the box that ticks all, is out of sight. */
const OnPhone = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
`;

const Clear = styled.div`
  ${media.phone} {
    margin-left: auto;
  }
`;

const Buttons = styled.div`
  ${wrappingRow(2)}
  margin-left: auto;

  ${media.phone} {
    width: 100%;
    padding-bottom: ${space(1)};
    margin-left: 0;
  }
`;

/** Returns a function that deletes all of them, or none, once that is confirmed; the notice about it offers to undo it. */
function useBulkDelete(tab: TestsTab, items: BlueprintListItem[]) {
  const deleteUndoably = useUndoableDeletion();
  return async () => {
    const isSure = await confirm({
      title: 'Confirm Deletion',
      text: `Are you sure you want to delete ${countOf(items.length, tab)}? This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isSure) return;
    const title = `${countOf(items.length, tab)} deleted`;
    deleteUndoably(items, { title, failed: `Failed to delete the ${tab}` });
  };
}
