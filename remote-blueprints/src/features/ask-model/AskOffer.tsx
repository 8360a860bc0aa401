import { X } from 'lucide-react';
import { Button, IconButton, Notice, Row } from 'shared/ui';
import { offeredAtom, useAskModel } from '../../state/ask-model.ts';
import { unclearAmong, unclearRange } from '../../model/asked-steps.ts';
import { stepsAtom, useEditor, useEditorValue } from '../../state/editor.ts';

/** Offers to ask the model about pasted steps for as long as some of them are unclear. */
export function AskOffer() {
  const { store } = useEditor();
  const ask = useAskModel();
  const steps = useEditorValue(stepsAtom);
  const offered = useEditorValue(offeredAtom);
  const count = unclearAmong(steps, offered).length;
  if (!ask || count === 0) return null;
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
          <IconButton size="sm" label="Do not ask" icon={<X />} onClick={() => store.set(offeredAtom, [])} />
        </Row>
      </Row>
    </Notice>
  );
}
