import { Images } from 'lucide-react';
import type { GroupRunItem } from 'shared/contract';
import { confirmAndMutate, showFailure, toast } from 'shared/feedback';
import { Badge, Button, Row } from 'shared/ui';
import { useAcceptScreenshotsOfGroupRun } from '../../api/visual-checks.ts';
import { countUnaccepted, screenshotsText } from '../../model/screenshots.ts';

interface Props {
  id: number;
  items: readonly GroupRunItem[];
}

/** How many screenshots of a group run no one has accepted, and what accepts them all; nothing where there are none. */
export function UnacceptedScreenshots({ id, items }: Props) {
  const accept = useAcceptScreenshotsOfGroupRun();
  const count = countUnaccepted(items);
  const text = screenshotsText(count);
  if (text === null) return null;

  const handleClick = () =>
    confirmAndMutate(
      accept,
      { params: { id } },
      {
        title: 'Accept the screenshots of this run?',
        text: `Later runs are compared with them: ${text}.`,
        confirmLabel: 'Accept',
        failed: 'Error',
        fallback: 'Failed to accept the screenshots',
        onSuccess({ accepted }) {
          const none = 'Others were accepted since then, or these were removed because of their age.';
          if (accepted === 0) showFailure(null, 'Nothing accepted', none);
          else
            toast({
              type: 'success',
              title: 'Accepted',
              message: `${accepted} of ${count.added + count.changed} screenshots.`,
            });
        },
      },
    );

  return (
    <Row gap={2} wrap>
      <Badge tone="warning" icon={<Images />}>
        {text}
      </Badge>
      <Button
        requires="editor"
        size="sm"
        variant="secondary"
        isBusy={accept.isPending}
        busyLabel="Accepting…"
        onClick={() => void handleClick()}
      >
        Accept all
      </Button>
    </Row>
  );
}
