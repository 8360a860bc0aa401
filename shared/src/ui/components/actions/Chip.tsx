import { X } from 'lucide-react';
import { color, css, font, inlineRow, media, radius, space, styled } from 'shared/theme';

interface Props {
  text: string;
  /** What a click does, such as `Remove tag smoke`. */
  label: string;
  /** Default: it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** One of several short texts, such as a tag; a click removes it. */
export function Chip({ text, label, onRemove }: Props) {
  if (!onRemove)
    return (
      <Root as="span" title={text}>
        <bdi>{text}</bdi>
      </Root>
    );
  return (
    <Root type="button" aria-label={label} title={text} onClick={onRemove} $isRemovable>
      <bdi>{text}</bdi>
      <X size={14} aria-hidden />
    </Root>
  );
}

const Root = styled.button<{ $isRemovable?: boolean }>`
  ${font('sm')}
  ${inlineRow(1)}
  max-width: min(100%, 24rem);
  min-height: 28px;
  padding: 0 ${space(3)};
  color: ${color('text')};
  background: ${color('neutralSoft')};
  border-radius: ${radius('full')};
  ${({ $isRemovable }) =>
    $isRemovable &&
    css`
      cursor: pointer;

      &:hover {
        background: ${color('hover')};
      }
    `}

  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    flex: none;
    color: ${color('textMuted')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
