import type { AuditAction } from 'shared/constants';

/** What happened, as a reader calls it. */
export const ACTION_LABELS: Record<AuditAction, string> = {
  'test.created': 'Test created',
  'test.updated': 'Test changed',
  'test.deleted': 'Test deleted',
  'test.moved': 'Test moved to another suite',
  'test.duplicated': 'Test duplicated',
  'test.table_updated': 'Data table changed',
  'test.table_deleted': 'Data table deleted',
  'test.imported': 'Tests imported',
  'test.pushed': 'Test files pushed',
  'module.created': 'Module created',
  'module.updated': 'Module changed',
  'module.deleted': 'Module deleted',
  'module.duplicated': 'Module duplicated',
  'suite.created': 'Suite created',
  'suite.updated': 'Suite changed',
  'suite.deleted': 'Suite deleted',
  'schedule.updated': 'Schedule changed',
  'run.started': 'Run started',
  'run.cancelled': 'Run cancelled',
  'quarantine.set': 'Quarantine set',
  'quarantine.removed': 'Quarantine removed',
  'plan.entries_added': 'Plan extended in the editor',
  'plan.entries_forgotten': 'Plan entries forgotten',
  'plan.proposals_accepted': 'Plan proposals accepted',
  'plan.proposals_dismissed': 'Plan proposals dismissed',
  'baseline.accepted': 'Visual baseline accepted',
  'variable.created': 'Variable created',
  'variable.updated': 'Variable changed',
  'variable.deleted': 'Variable deleted',
  'environment.created': 'Environment created',
  'environment.updated': 'Environment changed',
  'environment.deleted': 'Environment deleted',
  'environment.variable_created': 'Environment variable created',
  'environment.variable_updated': 'Environment variable changed',
  'environment.variable_deleted': 'Environment variable deleted',
  'company.created': 'Company created',
  'company.updated': 'Company settings changed',
  'company.deleted': 'Company deleted',
  'company.imported': 'Company imported',
  'notifications.updated': 'Notifications changed',
  'notification_route.created': 'Route of notifications added',
  'notification_route.updated': 'Route of notifications changed',
  'notification_route.deleted': 'Route of notifications deleted',
  'webhook.created': 'Webhook set up',
  'webhook.updated': 'Webhook changed',
  'webhook.secret_changed': 'Signing secret of the webhook changed',
  'webhook.deleted': 'Webhook deleted',
  'issue_tracker.set': 'Issue tracker set up or changed',
  'issue_tracker.removed': 'Issue tracker removed',
  'github.connected': 'GitHub connected',
  'github.disconnected': 'GitHub disconnected',
  'member.added': 'Member added',
  'member.role_changed': 'Role changed',
  'member.removed': 'Member removed',
  'member.left': 'Member left',
  'invitation.created': 'Invitation sent',
  'invitation.resent': 'Invitation sent again',
  'invitation.deleted': 'Invitation withdrawn',
  'invitation.accepted': 'Invitation accepted',
  'api_key.created': 'API key created',
  'api_key.regenerated': 'API key regenerated',
  'api_key.revoked': 'API key revoked',
  'agent.connected': 'Coding agent connected',
  'saved_view.created': 'Shared view of runs saved',
  'saved_view.updated': 'Shared view of runs renamed',
  'saved_view.deleted': 'Shared view of runs deleted',
  'share_link.created': 'Share link created',
  'share_link.revoked': 'Share link revoked',
  'sso.updated': 'Single sign-on changed',
  'sso.removed': 'Single sign-on removed',
  'sso.required_changed': 'SSO-only sign-in switched',
  'sso.domain_added': 'E-mail domain added',
  'sso.domain_verified': 'E-mail domain verified',
  'sso.domain_removed': 'E-mail domain removed',
  'sso.identity_linked': 'Single sign-on identity linked',
  'session.signed_in': 'Signed in',
  'session.sign_in_failed': 'Sign-in failed',
  'session.signed_out': 'Signed out',
  'session.ended': 'Sessions ended',
  'account.name_changed': 'Name changed',
  'account.email_change_requested': 'Change of e-mail address requested',
  'account.email_change_withdrawn': 'Change of e-mail address withdrawn',
  'account.email_changed': 'E-mail address changed',
  'account.password_changed': 'Password changed',
  'account.password_reset': 'Password reset',
  'account.reset_link_created': 'Reset link made by the operator',
  'account.two_factor_enabled': 'Two-factor sign-in turned on',
  'account.two_factor_disabled': 'Two-factor sign-in turned off',
  'account.recovery_codes_renewed': 'Recovery codes renewed',
  'account.deleted': 'Account deleted',
  'comment.deleted': "Another person's comment deleted",
  'verdict.set': 'Verdict on a failure set',
  'verdict.removed': 'Verdict on a failure removed',
  'export.test_files': 'Test files exported',
  'export.playwright': 'Playwright project exported',
  'export.company': 'Company exported',
  'export.account': 'Personal data exported',
  'export.audit_log': 'Audit log exported',
};

/** Also of actions that only a newer server knows. */
export function actionLabel(action: string): string {
  const labels: Partial<Record<string, string>> = ACTION_LABELS;
  return labels[action] ?? wordOf(action);
}

/** `changed_steps` → `Changed steps`. */
export function wordOf(key: string): string {
  const text = key.replaceAll(/[._]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A detail as text. */
export function detailText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(detailText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
