import { useId, type ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { color, font, oneColumn, space, styled } from 'shared/theme';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export interface FieldOwnProps {
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** The validation error. */
  error?: string;
  /** Marks the field as optional. */
  isOptional?: boolean;
  /** The least role that may change the value: anyone else only reads it. */
  requires?: Role | undefined;
}

export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props extends FieldOwnProps {
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** The layout of every field: label, control, error and hint, associated with the control. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  children,
}: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const description = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const labelElement = <Label htmlFor={controlId}>{label}</Label>;
  return (
    <Root>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <Top>
          {labelElement}
          {isOptional && <Optional>Optional</Optional>}
        </Top>
      )}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': description || undefined,
      })}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {hint && <HintText id={hintId}>{hint}</HintText>}
    </Root>
  );
}

const Root = styled.div`
  ${oneColumn(1)}
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Label = styled.label`
  ${font('sm')}
  font-weight: 500;
`;

const Optional = styled.span`
  ${font('xs')}
  color: ${color('textMuted')};
`;

const HintText = styled.p`
  ${font('sm')}
  color: ${color('textMuted')};
`;

const ErrorText = styled.p`
  ${font('sm')}
  color: ${color('danger')};
`;
