import { useMemo } from 'react';
import { longDateTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { color, oneColumn, space, styled } from 'shared/theme';
import { LoadState, Text } from 'shared/ui';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { versionQuery } from '../../api/versions.ts';
import type { KnownNames } from '../../model/version-draft.ts';
import { useEditor } from '../../state/editor.ts';
import { VersionChanges } from './VersionChanges.tsx';

interface Props {
  id: number;
  version: number;
  /** ISO 8601 */
  savedAt: string;
  onRestored: () => void;
}

/** Loads a version and shows what restoring it would change in the editor. */
export function VersionDetails({ id, version, savedAt, onRestored }: Props) {
  const query = useQuery(versionQuery(id, version));
  // A module has neither a suite nor modules.
  const names = useKnownNames(useEditor().type === 'integration');
  return (
    <Root>
      <Text tone="muted" size="sm">
        Saved on {longDateTime(savedAt)}
      </Text>
      <LoadState
        query={query}
        loading={`Loading version ${version}...`}
        failed={`Failed to load version ${version}.`}
      >
        {(content) => <VersionChanges version={content} names={names} onRestored={onRestored} />}
      </LoadState>
    </Root>
  );
}

const Root = styled.div`
  ${oneColumn(3)}
  padding: ${space(3)};
  border-top: 1px solid ${color('border')};
`;

/** The names of all suites and modules; `isEnabled` false: none are loaded. */
function useKnownNames(isEnabled: boolean): KnownNames {
  const { data: suites } = useQuery({ ...suitesQuery(), enabled: isEnabled });
  const { data: blueprints } = useQuery({ ...blueprintsQuery(), enabled: isEnabled });
  return useMemo(
    () => ({
      suites: suites && new Map(suites.map(({ id, name }) => [id, name])),
      modules: blueprints && new Map(blueprints.map(({ id, title }) => [id, title])),
    }),
    [suites, blueprints],
  );
}
