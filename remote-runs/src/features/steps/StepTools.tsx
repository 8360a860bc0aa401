import { Check, Link2, Pencil, Play } from 'lucide-react';
import type { StepResult } from 'shared/contract';
import { useCopied } from 'shared/feedback';
import { inSentence } from 'shared/format';
import { useHref } from 'shared/router';
import { space, styled } from 'shared/theme';
import { Button, LinkButton } from 'shared/ui';
import { nameOf } from '../../model/step-place.ts';

interface Props {
  step: StepResult;
  /** The action on show, from 1; 0 where none of this step is. */
  action: number;
  editTo: string | null;
  keepTo: string | null;
  onWatch: (() => void) | undefined;
}

/** What can be done with an open step. */
export function StepTools({ step, action, editTo, keepTo, onWatch }: Props) {
  return (
    <Root>
      {editTo !== null && (
        <LinkButton size="sm" variant="ghost" icon={<Pencil aria-hidden />} to={editTo}>
          Edit this step
        </LinkButton>
      )}
      {keepTo !== null && (
        <LinkButton size="sm" variant="ghost" icon={<Check aria-hidden />} requires="editor" to={keepTo}>
          Keep what the model wrote
        </LinkButton>
      )}
      {onWatch && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Play />}
          aria-label={`Watch ${inSentence(nameOf(step))}`}
          onClick={onWatch}
        >
          Watch
        </Button>
      )}
      <CopyStepLink stepNumber={step.step_number} action={action} />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-inline-start: -${space(3)};
`;

interface CopyStepLinkProps {
  stepNumber: number;
  /** From 1; 0 for the step as a whole. */
  action: number;
}

/** Copies the address that opens this screen at exactly this step, and the action of it that is on show. */
function CopyStepLink({ stepNumber, action }: CopyStepLinkProps) {
  const href = useHref({ search: `?step=${stepNumber}${action ? `&action=${action}` : ''}` });
  const { isCopied, copy } = useCopied(new URL(href, location.origin).href);
  return (
    <Button size="sm" variant="ghost" icon={isCopied ? <Check /> : <Link2 />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy step link'}
    </Button>
  );
}
