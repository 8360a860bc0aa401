import type { Comment } from 'shared/contract';
import { color, radius, styled } from 'shared/theme';
import { TextLink } from 'shared/ui';
import { splitText } from './split-text.ts';

/** The text of a comment, as it is, with its addresses as links and its mentions marked. */
export function CommentText({
  comment: { text, mentions },
}: {
  comment: Pick<Comment, 'text' | 'mentions'>;
}) {
  const segments = splitText(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <Root>
      {segments.map(({ kind, text: piece }, index) => {
        if (kind === 'mention') return <Mention key={index}>{piece}</Mention>;
        if (kind === 'text') return piece;
        return (
          <TextLink key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow">
            {piece}
          </TextLink>
        );
      })}
    </Root>
  );
}

const Root = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Mention = styled.span`
  padding: 0 2px;
  border-radius: ${radius('sm')};
  background: ${color('accentSoft')};
  color: ${color('accentText')};
  font-weight: 500;
`;
