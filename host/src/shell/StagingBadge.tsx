import { lazy, Suspense, useState } from 'react';
import { environment } from 'shared/environment';
import { color, radius, styled } from 'shared/theme';
import { Badge } from 'shared/ui';

const RemotesDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "remotes" */ '../deployments/RemotesDialog.tsx')).RemotesDialog,
}));

/** Marks a staging environment; opens the list of remotes and their builds. */
export function StagingBadge() {
  const [isOpen, setIsOpen] = useState(false);
  if (!environment().isStaging) return null;
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" title="Remotes" onClick={() => setIsOpen(true)}>
        <Badge tone="warning">Staging</Badge>
      </Opener>
      {isOpen && (
        <Suspense>
          <RemotesDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled.button`
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${radius('full')};
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
  }
`;
