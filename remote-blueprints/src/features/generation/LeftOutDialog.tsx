import { Dialog } from 'shared/overlay';
import { Button, PlainList, Stack, Text } from 'shared/ui';
import type { Generated } from '../../model/generated.ts';
import { LeftOutItem } from './LeftOutItem.tsx';

interface Props {
  generated: Generated;
  onAdd: (index: number) => void;
  onClose: () => void;
}

/** The texts of the source material that became no step, and why. Each can be added as a step anyway. */
export function LeftOutDialog({ generated, onAdd, onClose }: Props) {
  const { leftOut, stepIds, added } = generated;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title="Left out"
      description={
        stepIds.length === 0
          ? 'No steps were found. These pieces of the material became no step. Add what is one anyway.'
          : 'These pieces of the material became no step. Add what is one anyway.'
      }
      footer={<Button onClick={onClose}>{stepIds.length + added.size === 0 ? 'Back' : 'Done'}</Button>}
    >
      <Stack gap={3}>
        <Text size="sm" tone="muted" role="status" isNumeric>
          {added.size} of {leftOut.length} added
        </Text>
        <PlainList gap={0}>
          {leftOut.map((one, index) => (
            <LeftOutItem key={index} leftOut={one} isAdded={added.has(index)} onAdd={() => onAdd(index)} />
          ))}
        </PlainList>
      </Stack>
    </Dialog>
  );
}
