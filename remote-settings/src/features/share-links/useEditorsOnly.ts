import { hasRole } from 'shared/constants';
import { useRole } from 'shared/members';

/** Why the person may neither create nor revoke share links; undefined: an editor, or the server decides. */
export function useEditorsOnly(): string | undefined {
  const role = useRole();
  return role === undefined || hasRole(role, 'editor')
    ? undefined
    : 'Your role is Viewer. Editors create and revoke links.';
}
