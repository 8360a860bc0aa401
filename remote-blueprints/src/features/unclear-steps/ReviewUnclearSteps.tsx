import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from 'shared/remote';
import { styled } from 'shared/theme';
import { Button } from 'shared/ui';

const UnclearStepsDialog = lazyPart(
  async () => (await import('./UnclearStepsDialog.tsx')).UnclearStepsDialog,
);

/** Leads to the stored steps that cannot be run as they are, where there are any. */
export function ReviewUnclearSteps({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <Review variant="secondary" size="sm" icon={<CircleAlert />} onClick={() => setIsOpen(true)}>
        Review {count} unclear {count === 1 ? 'step' : 'steps'}
      </Review>
      {isOpen && <UnclearStepsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

const Review = styled(Button)`
  align-self: start;
`;
