import { Button } from 'shared/ui';

interface Props {
  isWhole: boolean;
  /** What the button says: to show everything, and less again. */
  showAll: string;
  showFewer: string;
  onChange: (isWhole: boolean) => void;
}

/** Below the first part of something long. */
export function WholeToggle({ isWhole, showAll, showFewer, onChange }: Props) {
  return (
    <div>
      <Button
        requires="viewer"
        variant="secondary"
        size="sm"
        aria-expanded={isWhole}
        onClick={() => onChange(!isWhole)}
      >
        {isWhole ? showFewer : showAll}
      </Button>
    </div>
  );
}
