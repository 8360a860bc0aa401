import { paths } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { SettingsSection } from '../../components/SettingsSection.tsx';

/** Leads to the audit log. */
export function AuditSection() {
  return (
    <SettingsSection
      title="Audit Log"
      intro="Who changed what in your company, and when. For owners."
      action={
        <LinkButton to={paths.auditLog()} variant="secondary">
          Open Audit Log
        </LinkButton>
      }
    />
  );
}
