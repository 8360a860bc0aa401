import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import type { Suite } from 'shared/contract';
import { relativeTime } from 'shared/format';
import { lineClamp, styled } from 'shared/theme';
import { Heading, IconButton, Row, Stack, Text } from 'shared/ui';
import { DeleteSuiteButton } from './DeleteSuiteButton.tsx';
import { ExportSuiteButton } from './ExportSuiteButton.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

interface Props {
  suite: Suite;
  isEditing: boolean;
  onToggleEdit: () => void;
}

/** The header of a card with its actions. */
export function SuiteCardHead({ suite, isEditing, onToggleEdit }: Props) {
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(editButton, isEditing);
  return (
    <Stack gap={1}>
      <Row justify="space-between" align="start">
        <Name level={2} title={suite.name}>
          <bdi>{suite.name}</bdi>
        </Name>
        <Actions gap={1}>
          <IconButton
            ref={editButton}
            label={`Edit ${suite.name}`}
            icon={<Pencil />}
            aria-expanded={isEditing}
            onClick={onToggleEdit}
          />
          <ExportSuiteButton suite={suite} />
          <DeleteSuiteButton suite={suite} />
        </Actions>
      </Row>
      <Text tone="muted" size="sm">
        ID: {suite.id} · Created {relativeTime(suite.created_at)}
      </Text>
    </Stack>
  );
}

const Actions = styled(Row)`
  flex: none;
  margin: -7px -10px -7px 0;
`;

const Name = styled(Heading)`
  ${lineClamp(3)}
  text-wrap: wrap;
`;
