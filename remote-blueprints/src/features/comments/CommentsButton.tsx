import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPart } from 'shared/remote';
import { useLocation } from 'shared/router';
import { CompactButton } from '../../components/CompactButton.tsx';
import { useDialog } from '../../components/useDialog.ts';

const CommentsSidePanel = lazyPart(async () => (await import('shared/comments')).CommentsSidePanel);

interface Props {
  id: number;
  /** How many there are; undefined: the server knows no comments, and there is no button. */
  count: number | undefined;
}

/** Opens the comments on a stored test or module, as a link with `#comments` does. */
export function CommentsButton({ id, count: initialCount }: Props) {
  const { isOpen, open, close } = useDialog();
  const [count, setCount] = useState(initialCount);
  const isTarget = useLocation().hash === '#comments';
  useEffect(() => {
    if (isTarget) open();
  }, [isTarget, open]);
  if (count === undefined) return null;
  return (
    <>
      <CompactButton requires="viewer" variant="secondary" icon={<MessageSquare />} onClick={open}>
        Comments{count > 0 && ` (${count})`}
      </CompactButton>
      {isOpen && (
        <CommentsSidePanel subject={{ kind: 'blueprint', id }} onClose={() => close()} onCount={setCount} />
      )}
    </>
  );
}
