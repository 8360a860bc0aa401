import { Check, Plus } from 'lucide-react';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import type { LeftOut } from 'shared/contract';
import { color, media, space, styled } from 'shared/theme';
import { Button, Text } from 'shared/ui';

interface Props {
  leftOut: LeftOut;
  isAdded: boolean;
  onAdd: () => void;
}

/** A text of the material that became no step, and why. */
export function LeftOutItem({ leftOut: { text, why }, isAdded, onAdd }: Props) {
  const lines = text.split('\n');
  const isTooLong = lines.some((line) => line.length > STEP_TEXT_MAX_LENGTH);
  const name = lines.length === 1 ? 'Add as Step' : `Add as ${lines.length} Steps`;
  return (
    <Root>
      <Words>
        <Quote>{text}</Quote>
        <Text size="sm" tone="muted">
          {why}
        </Text>
      </Words>
      <Button
        size="sm"
        variant="secondary"
        icon={isAdded ? <Check /> : <Plus />}
        aria-label={`${isAdded ? 'Added' : name}: ${text.slice(0, 100)}`}
        disabledReason={disabledReason(isAdded, isTooLong)}
        onClick={onAdd}
      >
        {isAdded ? 'Added' : name}
      </Button>
    </Root>
  );
}

function disabledReason(isAdded: boolean, isTooLong: boolean): string | undefined {
  if (isAdded) return 'This has been added to the steps';
  return isTooLong ? 'This is too long for a step' : undefined;
}

const Root = styled.li`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space(3)} 0;

  & + & {
    border-top: 1px solid ${color('border')};
  }

  & > button {
    flex: none;
  }

  ${media.phone} {
    flex-direction: column;
    gap: ${space(2)};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Quote = styled.div`
  max-height: 12em;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
