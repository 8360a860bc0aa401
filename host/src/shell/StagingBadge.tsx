import { lazy, Suspense, useState } from 'react';
import { environment } from 'shared/environment';
import { color, radius, styled } from 'shared/theme';
import { Badge } from 'shared/ui';

const PartsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "parts" */ '../parts/PartsDialog.tsx')).PartsDialog,
}));

/** Tells that this is not the product that customers use; behind it, which builds the page is made of. */
export function StagingBadge() {
  const [isOpen, setIsOpen] = useState(false);
  if (!environment().isStaging) return null;
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" title="Parts of this page" onClick={() => setIsOpen(true)}>
        <Badge tone="warning">Staging</Badge>
      </Opener>
      {isOpen && (
        <Suspense>
          <PartsDialog onClose={() => setIsOpen(false)} />
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
