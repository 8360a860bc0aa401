import { useId, type ComponentProps, type ReactNode } from 'react';
import { color, font, media, space, styled } from 'shared/theme';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <Root>
      <Input type="checkbox" aria-describedby={hint ? hintId : undefined} {...rest} />
      <span>
        {label}
        {hint && (
          <HintText id={hintId} aria-hidden>
            {hint}
          </HintText>
        )}
      </span>
    </Root>
  );
}

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(2)};
  cursor: pointer;

  ${media.phone} {
    min-height: 40px;
    padding-block: 10px;
  }
`;

const Input = styled.input`
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;
  accent-color: ${color('accent')};
  cursor: inherit;
`;

const HintText = styled.span`
  ${font('sm')}
  display: block;
  color: ${color('textMuted')};
`;
