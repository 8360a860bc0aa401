import { Play, Plus, Settings, Trash2 } from 'lucide-react';
import { Button, IconButton, LinkButton, Row, Stack } from 'shared/ui';

export function ActionsPreview() {
  return (
    <Stack>
      {(['md', 'sm'] as const).map((size) => (
        <Row key={size} wrap>
          <Button size={size} icon={<Plus />}>
            New Test
          </Button>
          <Button size={size} variant="secondary" icon={<Play />}>
            Run Steps
          </Button>
          <Button size={size} variant="ghost">
            Cancel
          </Button>
          <Button size={size} variant="danger" icon={<Trash2 />}>
            Delete
          </Button>
          <Button size={size} isBusy busyLabel="Creating...">
            Create Run
          </Button>
          <Button size={size} disabledReason="Choose a test suite first.">
            Create Run
          </Button>
          <LinkButton size={size} to="/" variant="secondary">
            View run
          </LinkButton>
          <IconButton size={size} label="Settings" icon={<Settings />} />
          <IconButton size={size} variant="secondary" label="Settings" icon={<Settings />} />
        </Row>
      ))}
    </Stack>
  );
}
