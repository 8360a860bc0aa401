import type { ComponentProps } from 'react';
import { color, font, inlineRow, media, radius, space, styled } from 'shared/theme';
import { Hint, useDisabledReason } from 'shared/ui';

interface Props extends ComponentProps<'button'> {
  disabledReason?: string | undefined;
  /** A press leaves the focus in the field that is edited, until the click. */
  keepsFocus?: boolean;
}

/** A button below a step that changes it: it inserts a phrase of the step language, say. */
export function PhraseButton({
  onClick,
  disabledReason: ownReason,
  'aria-describedby': describedBy,
  keepsFocus = false,
  ...rest
}: Props) {
  const { buttonProps, reasonId, disabledReason } = useDisabledReason({
    describedBy,
    onClick,
    disabledReason: ownReason,
  });
  return (
    <>
      <Root
        type="button"
        onMouseDown={keepsFocus ? (event) => event.preventDefault() : undefined}
        {...rest}
        {...buttonProps}
      />
      {disabledReason !== undefined && <Hint id={reasonId} text={disabledReason} />}
    </>
  );
}

const Root = styled.button`
  ${font('sm')}
  ${inlineRow(2)}
  max-width: 100%;
  min-height: 30px;
  padding: ${space(1)} ${space(3)} ${space(1)} ${space(2)};
  color: ${color('text')};
  text-align: left;
  background: ${color('surface')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};

  &:hover:not([aria-disabled='true']) {
    background: ${color('hover')};
  }

  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
    color: ${color('accentText')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
