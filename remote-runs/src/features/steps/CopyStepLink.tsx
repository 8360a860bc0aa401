import { Check, Link2 } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { useHref } from 'shared/router';
import { Button } from 'shared/ui';

interface Props {
  stepNumber: number;
  /** From 1; 0 for the step as a whole. */
  action: number;
}

/** Copies the address that opens this screen at exactly this step, and the action of it that is on show. */
export function CopyStepLink({ stepNumber, action }: Props) {
  const href = useHref({ search: `?step=${stepNumber}${action ? `&action=${action}` : ''}` });
  const { isCopied, copy } = useCopied(new URL(href, location.origin).href);
  return (
    <Button size="sm" variant="ghost" icon={isCopied ? <Check /> : <Link2 />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy step link'}
    </Button>
  );
}
