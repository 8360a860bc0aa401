import type { Queries } from '../../platform/database/database.ts';
import { changedDetails, recordEvent } from '../audit/audit-service.ts';
import type { ProviderRow } from './sso-repository.ts';

const SUBJECT = { name: 'Single sign-on' };

/** Records the names of the settings that changed, and whether SSO became the only way in or ceased to be. */
export async function recordProviderChange(
  transaction: Queries,
  before: ProviderRow | undefined,
  after: ProviderRow,
  { isSameSecret }: { isSameSecret: boolean },
): Promise<void> {
  const { companyId } = after;
  const changed = Object.keys(changedDetails(before ? detailsOf(before) : {}, detailsOf(after))?.after ?? {});
  if (!isSameSecret) changed.push('client_secret');
  if (changed.length > 0)
    await recordEvent(transaction, {
      ...{ companyId, action: 'sso.updated', subject: SUBJECT, after: { changed } },
    });
  const wasRequired = before?.isRequired ?? false;
  if (wasRequired !== after.isRequired)
    await recordEvent(transaction, {
      ...{ companyId, action: 'sso.required_changed', subject: SUBJECT },
      ...{ before: { is_required: wasRequired }, after: { is_required: after.isRequired } },
    });
}

const detailsOf = ({ roleValues, ...row }: ProviderRow) => ({
  issuer: row.issuer,
  client_id: row.clientId,
  is_enabled: row.isEnabled,
  role_claim: row.roleClaim,
  role_values: JSON.stringify([roleValues.owner, roleValues.editor, roleValues.viewer]),
  default_role: row.defaultRole,
  break_glass_user_id: row.breakGlassUserId,
});
