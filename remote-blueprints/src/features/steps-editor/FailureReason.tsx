import { CircleAlert } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { belowText } from './card-lines.ts';

interface Props {
  reason: string;
  /** A step before it has changed since. */
  isOutdated: boolean;
}

/** Why the last attempt of a step failed; shown until the step changes. */
export function FailureReason({ reason, isOutdated }: Props) {
  return (
    <Root $isOutdated={isOutdated}>
      <CircleAlert size={14} aria-hidden />
      <span>
        <Word>{isOutdated ? 'Failed before your change:' : 'Failed:'}</Word> {reason}
      </span>
    </Root>
  );
}

const Root = styled.div<{ $isOutdated: boolean }>`
  ${belowText}
  ${font('sm')}
  display: flex;
  gap: ${space(1)};
  color: ${({ $isOutdated }) => color($isOutdated ? 'textMuted' : 'danger')};
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Word = styled.span`
  font-weight: 500;
`;
