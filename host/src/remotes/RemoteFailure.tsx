import { useEffect } from 'react';
import { logError } from 'shared/feedback';
import type { Area, RemoteName } from 'shared/registry';
import { space, styled } from 'shared/theme';
import { ErrorBox, PageHeader } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { ContractMismatchError } from './federation.ts';

interface Props {
  area: Area;
  name: RemoteName;
  phase: 'loading' | 'rendering';
  error: unknown;
  onRetry: () => void;
}

/** Shown in place of a remote that could not be loaded or rendered; the rest of the page keeps working. */
export function RemoteFailure({ area, name, phase, error, onRetry }: Props) {
  useEffect(() => logError(error, `The remote "${name}" failed while ${phase}.`), [name, phase, error]);
  const title = REMOTE_TITLES[name];
  const problem = `${title} ${phase === 'loading' ? 'could not be loaded' : 'stopped working'}.`;
  const advice =
    error instanceof ContractMismatchError ? error.message : 'The rest of Steplight still works.';
  return (
    <Root $isBare={area === 'public'}>
      <PageHeader title={title} />
      <ErrorBox text={`${problem} ${advice}`} onRetry={onRetry} />
    </Root>
  );
}

// Public screens have no frame with a margin.
const Root = styled.div<{ $isBare: boolean }>`
  display: grid;
  gap: ${space(5)};
  max-width: 720px;
  margin: ${({ $isBare }) => ($isBare ? `${space(16)} auto` : 0)};
  padding: ${({ $isBare }) => ($isBare ? space(4) : 0)};
`;
