import { useQuery } from 'shared/query';
import { LoadState, RoleScope, Text, useMissingRole } from 'shared/ui';
import { issueTrackerQuery } from '../../api/issue-tracker.ts';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { IssueTrackerForm } from './IssueTrackerForm.tsx';

/** Where verdicts create issues; nothing on a server that knows no issue trackers. */
export function IssueTrackerSection() {
  const query = useQuery(issueTrackerQuery());
  const mayEdit = useMissingRole('editor') === undefined;
  if (query.data === null) return null;
  return (
    <SettingsSection
      title="Issue tracker"
      intro="Where verdicts on failures create issues, and whose issues they show the state of."
    >
      <LoadState
        query={query}
        loading="Loading the issue tracker..."
        skeleton="lines"
        failed="The issue tracker could not be loaded."
      >
        {(data) =>
          data?.issue_tracker || mayEdit ? (
            <RoleScope requires="editor">
              <IssueTrackerForm
                key={JSON.stringify(data?.issue_tracker)}
                tracker={data?.issue_tracker ?? null}
              />
            </RoleScope>
          ) : (
            <Text>No issue tracker is set up.</Text>
          )
        }
      </LoadState>
    </SettingsSection>
  );
}
