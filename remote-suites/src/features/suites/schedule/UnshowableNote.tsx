import { useQuery } from 'shared/query';
import { Button, Notice, Stack } from 'shared/ui';
import { cronTextQuery } from './cron-text-query.ts';

interface Props {
  expression: string;
  onReplace: () => void;
}

/** Shows stored cron text that the fields cannot show, with a button that replaces it. */
export function UnshowableNote({ expression, onReplace }: Props) {
  const { data: isCronText = true } = useQuery(cronTextQuery(expression));
  return (
    <Notice tone="warning">
      <Stack gap={2} align="start">
        <span>
          The stored schedule <code>{expression}</code> {isCronText ? 'cannot be shown here' : 'is not valid'}
          . It stays as it is until you choose another one.
        </span>
        <Button size="sm" variant="secondary" onClick={onReplace}>
          Use the schedule below
        </Button>
      </Stack>
    </Notice>
  );
}
