import { PowerOff } from 'lucide-react';
import { media, styled } from 'shared/theme';
import { Badge } from 'shared/ui';

/** Marks a step that is not run; on a phone there is room for the icon only. */
export function DisabledBadge() {
  return (
    <Badge icon={<PowerOff aria-hidden />}>
      <Word>Disabled</Word>
    </Badge>
  );
}

const Word = styled.span`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
