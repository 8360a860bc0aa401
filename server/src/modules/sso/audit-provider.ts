import type { Transaction } from '../../platform/database/database.ts';
import { changedDetails, recordEvent } from '../audit/audit-service.ts';
import { findUser } from '../auth/people-service.ts';
import type { ProviderRow } from './sso-repository.ts';

const SUBJECT = { name: 'Single sign-on' };

/** Records the settings that changed, of the secret only that it did, and whether SSO became the only way in or ceased to be. */
export async function recordProviderChange(
  transaction: Transaction,
  before: ProviderRow | undefined,
  after: ProviderRow,
  { isSameSecret }: { isSameSecret: boolean },
): Promise<void> {
  const { companyId } = after;
  const changed = changedDetails(
    before ? await detailsOf(transaction, before) : {},
    await detailsOf(transaction, after),
  );
  if (changed || !isSameSecret)
    await recordEvent(transaction, {
      companyId,
      action: 'sso.updated',
      subject: SUBJECT,
      before: before && changed?.before,
      after: { ...changed?.after, ...(!isSameSecret && { client_secret: 'changed' }) },
    });
  const wasRequired = before?.isRequired ?? false;
  if (wasRequired !== after.isRequired)
    await recordEvent(transaction, {
      companyId,
      action: 'sso.required_changed',
      subject: SUBJECT,
      before: { is_required: wasRequired },
      after: { is_required: after.isRequired },
    });
}

async function detailsOf(transaction: Transaction, { roleValues, breakGlassUserId, ...row }: ProviderRow) {
  const breakGlassOwner =
    breakGlassUserId === null ? undefined : await findUser(transaction, breakGlassUserId);
  return {
    issuer: row.issuer,
    client_id: row.clientId,
    is_enabled: row.isEnabled,
    role_claim: row.roleClaim,
    owner_values: roleValues.owner,
    editor_values: roleValues.editor,
    viewer_values: roleValues.viewer,
    default_role: row.defaultRole,
    break_glass_owner: breakGlassOwner?.email ?? null,
  };
}
