import { Download } from 'lucide-react';
import { useRole } from 'shared/members';
import { paths } from 'shared/router';
import { Button, PageHeader, Stack } from 'shared/ui';
import { useAuditDownload } from '../../api/audit.ts';
import { AuditEvents } from '../../features/audit/AuditEvents.tsx';
import { AuditFilters } from '../../features/audit/AuditFilters.tsx';
import { useAuditFilter } from '../../features/audit/useAuditFilter.ts';
import { NO_FILTER, queryOf, writeFilter } from '../../model/audit-filter.ts';

/** Who did what in the company, newest first. The address holds the filters. */
export function AuditPage() {
  const { filter, person, setPerson, setFilter } = useAuditFilter();
  const download = useAuditDownload();
  const mayExport = [undefined, 'owner'].includes(useRole());
  return (
    <Stack gap={6}>
      <PageHeader
        title="Audit Log"
        backTo={paths.settings()}
        backLabel="Settings"
        description="Who changed what in your company. Entries cannot be changed or removed."
        actions={
          <Button
            variant="secondary"
            icon={<Download />}
            isBusy={download.isPending}
            busyLabel="Exporting..."
            disabledReason={mayExport ? undefined : 'Only owners of the company can export the audit log.'}
            onClick={() => download.mutate(queryOf(filter))}
          >
            Export CSV
          </Button>
        }
      />
      <AuditFilters filter={filter} person={person} onPerson={setPerson} onFilter={setFilter} />
      <AuditEvents
        key={writeFilter(filter).toString()}
        filter={filter}
        onClear={() => setFilter(NO_FILTER)}
      />
    </Stack>
  );
}
