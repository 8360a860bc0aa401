import { color, radius, space, styled } from 'shared/theme';

const TAGS_SHOWN = 3;

/** The tags of a test behind its suite, in the same line; all of them on hover. */
export function TagList({ tags }: { tags: string[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <Root aria-label={`Tags: ${tags.join(', ')}`} role="img" title={tags.join(', ')}>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {more > 0 && <span>+{more}</span>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-width: 100%;
  margin-left: ${space(2)};
  vertical-align: bottom;
`;

const Tag = styled.bdi`
  max-width: 140px;
  padding: 0 ${space(1)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: ${color('neutralSoft')};
  border-radius: ${radius('sm')};
`;
