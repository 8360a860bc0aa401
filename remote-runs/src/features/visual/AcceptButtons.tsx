import type { VisualCheck } from 'shared/contract';
import { showFailure, toast } from 'shared/feedback';
import { Button, Row } from 'shared/ui';
import { useAcceptScreenshots } from '../../api/visual-checks.ts';

interface Props {
  runId: number;
  check: VisualCheck;
  /** How many screenshots of the run can be accepted, this one included. */
  acceptable: number;
}

/** Makes this screenshot, or all of the run, what later runs are compared with. */
export function AcceptButtons({ runId, check, acceptable }: Props) {
  const { mutate, isPending, variables } = useAcceptScreenshots(runId);

  const accept = (checkId: number | null) =>
    mutate(checkId, {
      onSuccess: () =>
        toast({
          type: 'success',
          title: 'Accepted',
          message:
            checkId === null
              ? 'Later runs are compared with the new screenshots of this run.'
              : 'Later runs are compared with this screenshot.',
        }),
      onError: (error) => showFailure(error, 'Error', 'Failed to accept the screenshot'),
    });

  return (
    <Row gap={2}>
      <Button
        requires="editor"
        size="sm"
        isBusy={isPending && variables !== null}
        busyLabel="Accepting…"
        onClick={() => accept(check.id)}
      >
        Accept
      </Button>
      {acceptable > 1 && (
        <Button
          requires="editor"
          size="sm"
          variant="secondary"
          isBusy={isPending && variables === null}
          busyLabel="Accepting…"
          onClick={() => accept(null)}
        >
          {`Accept all ${acceptable}`}
        </Button>
      )}
    </Row>
  );
}
