import { ShieldAlert } from 'lucide-react';
import { useId } from 'react';
import type { Quarantine } from 'shared/contract';
import { radius, styled } from 'shared/theme';
import { Badge, Hint } from 'shared/ui';
import { quarantineText, steadyText } from './quarantine-text.ts';

/** Marks a test in quarantine; reason, owner and end are in a tooltip. */
export function QuarantineBadge({ quarantine }: { quarantine: Quarantine }) {
  const hintId = useId();
  const steady = steadyText(quarantine);
  return (
    <>
      <Root type="button" aria-describedby={hintId}>
        <Badge tone={steady ? 'success' : 'neutral'} icon={<ShieldAlert aria-hidden />}>
          In quarantine
        </Badge>
      </Root>
      <Hint id={hintId} text={[quarantineText(quarantine), steady].filter(Boolean).join('. ')} />
    </>
  );
}

const Root = styled.button`
  display: inline-flex;
  border-radius: ${radius('full')};
  cursor: help;
`;
