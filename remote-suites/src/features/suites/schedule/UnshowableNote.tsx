import { Button, Notice, Stack } from 'shared/ui';

interface Props {
  expression: string;
  onReplace: () => void;
}

/** Shows stored text that is no cron text, with a button that replaces it. */
export function UnshowableNote({ expression, onReplace }: Props) {
  return (
    <Notice tone="warning">
      <Stack gap={2} align="start">
        <span>
          The stored schedule <code>{expression}</code> is not valid. It stays as it is until you choose
          another one.
        </span>
        <Button size="sm" variant="secondary" onClick={onReplace}>
          Use the schedule below
        </Button>
      </Stack>
    </Notice>
  );
}
