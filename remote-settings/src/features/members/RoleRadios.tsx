import { RadioCards } from 'shared/choice';
import { ROLES, type Role } from 'shared/constants';
import { ROLE_TEXTS } from 'shared/members';

interface Props {
  value: Role;
  onChange: (role: Role) => void;
  /** The validation error. */
  error?: string | undefined;
}

/** The roles, each with a sentence about what it may do. */
export function RoleRadios(props: Props) {
  const options = ROLES.map((role) => ({
    value: role,
    label: ROLE_TEXTS[role].label,
    description: ROLE_TEXTS[role].description,
  }));
  return <RadioCards legend="Role" options={options} {...props} />;
}
