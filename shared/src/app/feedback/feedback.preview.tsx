import { confirm, toast } from 'shared/feedback';
import { Button, Row } from 'shared/ui';

const TYPES = ['success', 'error', 'warning', 'info'] as const;

export function FeedbackPreview() {
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Confirm Deletion',
      text: 'Are you sure you want to delete Buy a lamp? This action cannot be undone.',
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    toast({ type: 'info', title: isConfirmed ? 'Confirmed' : 'Cancelled' });
  };
  return (
    <Row wrap>
      {TYPES.map((type) => (
        <Button
          key={type}
          variant="secondary"
          onClick={() =>
            toast({
              type,
              title: 'Test Run Started!',
              message: 'Buy a lamp is now running. Click this notification to view progress.',
              autoClose: false,
              action: type === 'success' ? { label: 'View run', to: '/dashboard/grouprun/1' } : undefined,
            })
          }
        >
          Toast: {type}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => void ask()}>
        Confirm
      </Button>
    </Row>
  );
}
