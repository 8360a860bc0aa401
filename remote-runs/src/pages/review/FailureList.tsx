import { useEffect, useRef, useState } from 'react';
import type { VerdictKind } from 'shared/constants';
import type { WaitingFailure } from 'shared/contract';
import { showFailure, toast } from 'shared/feedback';
import { testRunName } from 'shared/format';
import { VERDICT_VIEWS } from 'shared/results';
import { Checkbox, PlainList, Stack, useMissingRole } from 'shared/ui';
import { usePutVerdict, useRemoveVerdict, type ReviewScope } from '../../api/verdicts.ts';
import { VerdictDialog } from '../../features/verdict/VerdictDialog.tsx';
import { judgesText } from '../../model/verdict.ts';
import { FailureItem } from './FailureItem.tsx';
import { ReviewKeys } from './ReviewKeys.tsx';
import { useReviewKeys } from './useReviewKeys.ts';

interface Props {
  failures: WaitingFailure[];
  scope: ReviewScope;
}

/**
 * Failures of which one is selected: keys judge it, and the next one follows. Without any, nothing is shown, and the last verdict can still
 * be taken back.
 */
export function FailureList({ failures, scope }: Props) {
  const put = usePutVerdict();
  const remove = useRemoveVerdict();
  /** Takes the last verdict back; null: there is none, or that is done. */
  const undo = useRef<(() => Promise<void>) | null>(null);
  const [judged, setJudged] = useState<ReadonlySet<number>>(new Set());
  const [selection, setSelection] = useState<{ id: number | null; index: number }>({ id: null, index: 0 });
  const [wantsAlike, setWantsAlike] = useState(true);
  const [noteOf, setNoteOf] = useState<WaitingFailure | null>(null);
  const links = useRef(new Map<number, HTMLAnchorElement>());
  const mayJudge = useMissingRole('editor') === undefined;
  // Those alike that wait are judged; what is in the other lists does not wait.
  const withAlike = scope.list === 'waiting' && wantsAlike;

  const shown = failures.filter(({ newest }) => !judged.has(newest.id));
  const at = shown.findIndex(({ newest }) => newest.id === selection.id);
  // The selected one is gone: the one that took its place.
  const index = at < 0 ? Math.min(selection.index, shown.length - 1) : at;
  const selected = shown[index];
  const selectedId = selected?.newest.id ?? null;
  const waiting = selected?.newest.verdict ? undefined : selected;
  const select = (next: number) => {
    const failure = shown[next];
    if (failure) setSelection({ id: failure.newest.id, index: next });
  };

  // Only after a key or a verdict: a page that opens leaves the focus alone.
  const isMoved = selection.id !== null;
  useEffect(() => {
    if (!isMoved || selectedId === null || document.activeElement?.closest('[role="dialog"]')) return;
    links.current.get(selectedId)?.focus();
  }, [isMoved, selectedId]);

  async function judge({ newest }: WaitingFailure, position: number, verdict: VerdictKind) {
    const { id } = newest;
    setJudged((now) => new Set([...now, id]));
    setSelection({ id, index: position });
    try {
      // The list is there again without it when this ends.
      await put.mutateAsync({ params: { id }, body: { verdict, with_alike: withAlike } });
      const takeBack = offerUndo(id, position, withAlike);
      toast({
        type: 'success',
        title: VERDICT_VIEWS[verdict].label,
        message: testRunName(newest.test_name, newest.row_name),
        action: { label: 'Undo', onSelect: () => void takeBack() },
      });
    } catch (error) {
      showFailure(error, 'Error', 'The verdict could not be saved.');
    } finally {
      setJudged((now) => new Set([...now].filter((one) => one !== id)));
    }
  }

  /** The failure waits again, with those that were judged together with it, and is selected. */
  function offerUndo(id: number, position: number, isWithAlike: boolean) {
    const takeBack = async () => {
      if (undo.current === takeBack) undo.current = null;
      try {
        await remove.mutateAsync({ params: { id }, query: { with_alike: isWithAlike } });
        setSelection({ id, index: position });
      } catch (error) {
        showFailure(error, 'Error', 'The verdict could not be removed.');
      }
    };
    undo.current = takeBack;
    return takeBack;
  }

  useReviewKeys(
    {
      onMove: (distance) => select(selection.id === null ? 0 : index + distance),
      onJudge: (verdict) => waiting && mayJudge && void judge(waiting, index, verdict),
      onNote: () => waiting && mayJudge && setNoteOf(waiting),
      onUndo: () => void undo.current?.(),
      onOpen: () => selectedId !== null && links.current.get(selectedId)?.click(),
    },
    noteOf === null,
  );

  return (
    <Stack gap={4}>
      {failures.length > 0 && (
        <>
          {scope.list !== 'mine' && <ReviewKeys />}
          {scope.list === 'waiting' && (
            <Checkbox
              label="Judge all that failed alike together"
              requires="editor"
              checked={wantsAlike}
              onChange={(event) => setWantsAlike(event.target.checked)}
            />
          )}
          <PlainList aria-label="Failures" gap={3}>
            {shown.map((failure, position) => {
              const { id } = failure.newest;
              return (
                <FailureItem
                  key={id}
                  failure={failure}
                  isSelected={id === selectedId}
                  judgesText={withAlike ? judgesText(failure, scope.groupRunId !== undefined) : null}
                  linkRef={(link) => {
                    if (link) links.current.set(id, link);
                    else links.current.delete(id);
                  }}
                  onFocus={() => setSelection({ id, index: position })}
                  onJudge={(verdict) => void judge(failure, position, verdict)}
                  onNote={() => setNoteOf(failure)}
                />
              );
            })}
          </PlainList>
        </>
      )}
      {noteOf && (
        <VerdictDialog
          testRunId={noteOf.newest.id}
          verdict={null}
          alike={noteOf.count - 1}
          isWithAlike={withAlike}
          onSaved={(isWithAlike) => offerUndo(noteOf.newest.id, index, isWithAlike)}
          onClose={() => setNoteOf(null)}
        />
      )}
    </Stack>
  );
}
