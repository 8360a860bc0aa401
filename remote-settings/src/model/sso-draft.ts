import type { Role } from 'shared/constants';
import type { SsoBody, SsoProvider, SsoRoleValues } from 'shared/contract';

/** The provider as the form has it: lists are texts with commas. */
export interface SsoDraft {
  issuer: string;
  clientId: string;
  clientSecret: string;
  isEnabled: boolean;
  roleClaim: string;
  roleValues: Record<Role, string>;
  defaultRole: Role | '';
}

export function draftOfProvider(provider: SsoProvider | null): SsoDraft {
  const { owner = [], editor = [], viewer = [] } = provider?.role_values ?? {};
  return {
    issuer: provider?.issuer ?? '',
    clientId: provider?.client_id ?? '',
    clientSecret: '',
    isEnabled: provider?.is_enabled ?? true,
    roleClaim: provider?.role_claim ?? '',
    roleValues: { owner: owner.join(', '), editor: editor.join(', '), viewer: viewer.join(', ') },
    defaultRole: provider ? (provider.default_role ?? '') : 'viewer',
  };
}

/** What is not in the form stays as it is stored. */
export function bodyOfDraft(draft: SsoDraft, stored: SsoProvider | null): SsoBody {
  const roleValues: SsoRoleValues = {
    owner: split(draft.roleValues.owner),
    editor: split(draft.roleValues.editor),
    viewer: split(draft.roleValues.viewer),
  };
  return {
    issuer: draft.issuer.trim(),
    client_id: draft.clientId.trim(),
    ...(draft.clientSecret === '' ? {} : { client_secret: draft.clientSecret }),
    is_enabled: draft.isEnabled,
    is_required: draft.isEnabled && (stored?.is_required ?? false),
    role_claim: draft.roleClaim.trim() === '' ? null : draft.roleClaim.trim(),
    role_values: roleValues,
    default_role: draft.defaultRole === '' ? null : draft.defaultRole,
    break_glass_user_id: stored?.break_glass_user_id ?? null,
  };
}

/** What people lose when the form is saved; undefined: nothing. */
export function lossOfDraft(draft: SsoDraft, stored: SsoProvider | null): string | undefined {
  if (!stored?.is_enabled) return undefined;
  if (!draft.isEnabled)
    return `Nobody can sign in with SSO any more, and everyone who did is signed out, except you.${
      stored.is_required ? ' Passwords are turned on again for everyone.' : ''
    }`;
  return stored.issuer === draft.issuer.trim()
    ? undefined
    : 'Everyone who signed in at the present provider is signed out, except you.';
}

/** Why the form cannot be saved; undefined: it can. */
export function problemOfDraft(draft: SsoDraft, stored: SsoProvider | null): string | undefined {
  const issuer = draft.issuer.trim();
  if (!/^https?:\/\/./.test(issuer)) return 'Enter the issuer, an address that begins with https://.';
  if (draft.clientId.trim() === '') return 'Enter the client ID.';
  if (draft.clientSecret === '' && stored?.issuer !== issuer) return 'Enter the client secret.';
  return undefined;
}

const split = (text: string) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
