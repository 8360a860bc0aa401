import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { relativeTime } from 'shared/format';
import { lazyPart } from 'shared/remote';
import { lineClamp, styled } from 'shared/theme';
import { Heading, IconButton, Row, Stack, Text } from 'shared/ui';
import { DeleteSuiteButton } from './DeleteSuiteButton.tsx';
import { editButtons } from './edit-buttons.ts';

interface Props {
  suite: Suite;
  /** The suite whose card is next to it. */
  neighbourId: number | undefined;
  onEdit: () => void;
}

/** The header of a card with its actions. */
export function SuiteCardHead({ suite, neighbourId, onEdit }: Props) {
  return (
    <Stack gap={1}>
      <Row justify="space-between" align="start">
        <Name level={2} title={suite.name}>
          <bdi>{suite.name}</bdi>
        </Name>
        <Actions gap={1}>
          <IconButton
            ref={editButtons.ref(suite.id)}
            label={`Edit ${suite.name}`}
            icon={<Pencil />}
            aria-haspopup="dialog"
            onClick={onEdit}
          />
          <ExportSuiteButton suite={suite} />
          <DeleteSuiteButton suite={suite} neighbourId={neighbourId} />
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

const ExportDialog = lazyPart(async () => (await import('shared/test-export')).ExportDialog);

/** Offers to download the tests of a suite as files. */
function ExportSuiteButton({ suite }: { suite: Suite }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={`Export ${suite.name}`} icon={<Download />} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ExportDialog
          subject={suite.name}
          selection={{ test_blueprint_category_id: suite.id }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
