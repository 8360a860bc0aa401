import { MessageSquare } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';

/** How many comments there are on a run; nothing where there are none. */
export function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Root>
      <MessageSquare size={14} aria-hidden />
      <span>
        {count}
        <VisuallyHidden>{count === 1 ? ' comment' : ' comments'}</VisuallyHidden>
      </span>
    </Root>
  );
}

const Root = styled.span`
  ${font('sm')}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  color: ${color('textMuted')};
`;
