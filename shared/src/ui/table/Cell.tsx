import type { ComponentProps } from 'react';
import { color, css, flexRow, font, media, space, styled } from 'shared/theme';

interface Props extends ComponentProps<'td'> {
  /** The column's name, shown before the value on phones, where the table has no header. */
  label?: string;
  /** Right-aligned with tabular figures. */
  isNumeric?: boolean;
}

/** A table cell. */
export function Cell({ label, isNumeric = false, ...rest }: Props) {
  return <Root role="cell" data-label={label} $isNumeric={isNumeric} {...rest} />;
}

const Root = styled.td<{ $isNumeric: boolean }>`
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color('border')};
  vertical-align: middle;
  overflow-wrap: anywhere;
  ${({ $isNumeric }) =>
    $isNumeric &&
    css`
      font-variant-numeric: tabular-nums;
      text-align: right;
      white-space: nowrap;
    `}

  ${media.phone} {
    ${flexRow(4)}
    justify-content: space-between;
    padding: 0;
    border: 0;
    text-align: left;

    &:empty {
      display: none;
    }

    &:not([data-label]) {
      display: block;
    }

    &[data-label]::before {
      ${font('sm')}
      content: attr(data-label);
      flex: none;
      color: ${color('textMuted')};
    }
  }
`;
