import { useId } from 'react';
import { ROLES, type Role } from 'shared/constants';
import { ROLE_TEXTS } from 'shared/members';
import { color, font, frame, space, styled } from 'shared/theme';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
  /** The validation error. */
  error?: string | undefined;
}

/** The roles, each with a sentence about what it may do. */
export function RoleRadios({ value, onChange, error }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Group aria-describedby={error && errorId}>
      <legend>Role</legend>
      {ROLES.map((role) => (
        <Choice key={role}>
          <input
            type="radio"
            name={id}
            value={role}
            checked={role === value}
            aria-labelledby={`${id}-${role}`}
            aria-describedby={`${id}-${role}-text`}
            onChange={() => onChange(role)}
          />
          <span>
            <Label id={`${id}-${role}`}>{ROLE_TEXTS[role].label}</Label>
            <Description id={`${id}-${role}-text`}>{ROLE_TEXTS[role].description}</Description>
          </span>
        </Choice>
      ))}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${font('sm')}
    padding: 0 0 ${space(1)};
    font-weight: 500;
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)};
  ${frame('md')}
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color('accent')};
    background: ${color('accentSoft')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }

  & > input {
    flex: none;
    margin: 3px 0 0;
    accent-color: ${color('accent')};
    outline: none;
  }
`;

const Label = styled.span`
  display: block;
  font-weight: 500;
`;

const Description = styled.span`
  ${font('sm')}
  display: block;
  color: ${color('textMuted')};
`;

const ErrorText = styled.p`
  ${font('sm')}
  color: ${color('danger')};
`;
