import { Button, Row } from 'shared/ui';

interface Props {
  onOk: () => void;
  /** Absent: there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
}

/** The buttons at the end of a question. */
export function AnswerButtons({ onOk, onCancel }: Props) {
  return (
    <Row gap={2} justify="end">
      {onCancel && (
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button size="sm" data-takes-focus onClick={onOk}>
        OK
      </Button>
    </Row>
  );
}
