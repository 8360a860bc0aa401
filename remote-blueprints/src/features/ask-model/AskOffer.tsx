import { X } from 'lucide-react';
import { Button, IconButton, Notice, Row } from 'shared/ui';
import { useAskModel } from '../../components/ask-model.ts';
import { unclearAmong, unclearRange } from '../../model/asked-steps.ts';
import type { EditorStep } from '../../model/step.ts';

/** Offers to ask the model about pasted steps for as long as some of them are unclear. */
export function AskOffer({ steps }: { steps: EditorStep[] }) {
  const askModel = useAskModel();
  if (!askModel) return null;
  const { ask, offer, offered } = askModel;
  const count = unclearAmong(steps, offered).length;
  if (count === 0) return null;
  return (
    <Notice>
      <Row gap={3} justify="space-between" wrap>
        <span>
          {count === 1 ? '1 of the pasted steps is unclear' : `${count} of the pasted steps are unclear`}
        </span>
        <Row gap={1}>
          <Button variant="secondary" size="sm" onClick={() => ask(unclearRange(steps, offered))}>
            Ask the model
          </Button>
          <IconButton size="sm" label="Do not ask" icon={<X />} onClick={() => offer([])} />
        </Row>
      </Row>
    </Notice>
  );
}
