import { Button } from 'shared/ui';

/** Gives the focus back to the editor. Keys do not reach the button: they go to the page. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLeave}
    >
      Leave page (Esc Esc)
    </Button>
  );
}
