import { useEffect } from 'react';
import { logError } from 'shared/feedback';
import type { Area, RemoteName } from 'shared/registry';
import { space, styled } from 'shared/theme';
import { ErrorBox, PageHeader } from 'shared/ui';
import { REMOTE_TITLES } from '../app/remote-titles.ts';
import { RemoteRefusedError } from './federation.ts';

interface Props {
  area: Area;
  name: RemoteName;
  /** What it failed at. */
  what: 'loading' | 'rendering';
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a part of the product that could not be loaded or shown; the rest of the page goes on. */
export function RemoteFailure({ area, name, what, error, onRetry }: Props) {
  useEffect(() => logError(error, `The part "${name}" failed while ${what}.`), [name, what, error]);
  const title = REMOTE_TITLES[name];
  const fact = `${title} ${what === 'loading' ? 'could not be loaded' : 'stopped working'}.`;
  const advice =
    error instanceof RemoteRefusedError ? error.message : 'The other parts of Steplight still work.';
  return (
    <Root $isBare={area === 'public'}>
      <PageHeader title={title} />
      <ErrorBox text={`${fact} ${advice}`} onRetry={onRetry} />
    </Root>
  );
}

// The screens that need no sign-in have no frame around them that would give them a margin.
const Root = styled.div<{ $isBare: boolean }>`
  display: grid;
  gap: ${space(5)};
  max-width: 720px;
  margin: ${({ $isBare }) => ($isBare ? `${space(16)} auto` : 0)};
  padding: ${({ $isBare }) => ($isBare ? space(4) : 0)};
`;
