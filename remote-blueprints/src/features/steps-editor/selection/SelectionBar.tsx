import {
  ArrowDown,
  ArrowUp,
  Check,
  Copy,
  CopyPlus,
  Power,
  PowerOff,
  Sparkles,
  Trash2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { useCopied } from 'shared/feedback';
import { Tooltip } from 'shared/overlay';
import { flexRow, media, space, styled } from 'shared/theme';
import { IconButton, Text } from 'shared/ui';
import { useAskModel } from '../../../state/ask-model.ts';
import { BulkBarFrame } from '../../../components/BulkBarFrame.ts';
import { stepTargets } from '../../../components/focus-step.ts';
import { stepsOf } from '../list-actions.ts';
import { unclearAmong } from '../../../model/asked-steps.ts';
import type { EditorStep } from '../../../model/step.ts';
import { withModifier } from '../keys/modifier.ts';
import { ExtractButton } from '../modules/ExtractButton.tsx';
import type { StepActions } from '../step-actions.ts';
import type { useStepClipboard } from './useStepClipboard.ts';

interface Props {
  steps: EditorStep[];
  /** The ids of the selected steps, in their order. */
  selected: string[];
  actions: StepActions;
  clipboard: ReturnType<typeof useStepClipboard>;
  /** The steps can become a module; not in the editor of one. */
  canExtract: boolean;
}

/** What can be done with all selected steps together; at the bottom of the window while the list scrolls. */
export function SelectionBar({ steps, selected, actions, clipboard, canExtract }: Props) {
  const text = clipboard.textOfSelected();
  const { isCopied, copy } = useCopied(text);
  const askModel = useAskModel();
  const areDisabled = stepsOf(steps, selected).every((step) => step.is_disabled);
  const copyText = async () => {
    if (await copy()) clipboard.handleCopied(text);
  };
  const clear = () => {
    stepTargets.find(selected[0] ?? '')?.focus();
    actions.select.clear();
  };
  return (
    <Root role="toolbar" aria-label="Selected steps">
      <Count>
        <Text as="span" role="status" isNumeric>
          {selected.length} selected
        </Text>
      </Count>
      <Actions>
        <Action label="Move up" keys="Alt+↑" icon={<ArrowUp />} onClick={() => actions.move(selected, -1)} />
        <Action
          label="Move down"
          keys="Alt+↓"
          icon={<ArrowDown />}
          onClick={() => actions.move(selected, 1)}
        />
        <Action
          label="Duplicate"
          keys={withModifier('D')}
          icon={<CopyPlus />}
          onClick={() => actions.duplicate(selected)}
        />
        <Action
          label={areDisabled ? 'Enable' : 'Disable'}
          keys={withModifier('/')}
          icon={areDisabled ? <Power /> : <PowerOff />}
          onClick={() => actions.setDisabled(selected, !areDisabled)}
        />
        <Action
          requires="viewer"
          label={isCopied ? 'Copied' : 'Copy'}
          keys={withModifier('C')}
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copyText()}
        />
        {askModel && unclearAmong(steps, selected).length > 0 && (
          <Action label="Ask the model" icon={<Sparkles />} onClick={() => askModel(selected)} />
        )}
        {canExtract && <ExtractButton steps={steps} selected={selected} actions={actions} />}
        <Action
          label="Delete"
          keys="Delete"
          icon={<Trash2 />}
          tone="danger"
          onClick={() => actions.remove(selected)}
        />
      </Actions>
      <Action requires="viewer" label="Clear the selection" keys="Esc" icon={<X />} onClick={clear} />
    </Root>
  );
}

interface ActionProps {
  label: string;
  keys?: string;
  icon: ReactNode;
  tone?: 'danger';
  requires?: Role;
  onClick: () => void;
}

function Action({ keys, ...button }: ActionProps) {
  return (
    <Tooltip text={keys === undefined ? button.label : `${button.label} (${keys})`}>
      <IconButton size="sm" {...button} />
    </Tooltip>
  );
}

const Root = styled(BulkBarFrame)`
  bottom: ${space(2)};
  gap: ${space(1)};

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const Count = styled.span`
  margin-right: ${space(2)};
  white-space: nowrap;

  ${media.phone} {
    flex: 1;
  }
`;

/** On a phone a line of their own below the others. */
const Actions = styled.div`
  ${flexRow(1)}
  flex: 1;

  ${media.phone} {
    flex-basis: 100%;
    order: 1;
    justify-content: space-between;
  }
`;
