import { Suspense, useState } from 'react';
import { environment } from 'shared/environment';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { GuidePlaceholder, useMissingRole } from 'shared/ui';
import { demoTestsQuery } from '../../api/demo-tests.ts';
import { dismissStartPanel, isStartPanelDismissed } from './dismissal.ts';

const StartOffers = lazyPart(async () => (await import('./StartOffers.tsx')).StartOffers);

/**
 * What to do on a first visit, above the list of runs: for companies that have the tests of the demo shop, or no runs yet.
 * Not for viewers, who can start nothing.
 */
export function StartPanel({ hasRuns }: { hasRuns: boolean }) {
  const [isDismissed, setIsDismissed] = useState(isStartPanelDismissed);
  const isShown = useMissingRole('editor') === undefined && !isDismissed;
  const { demoAddress } = environment();
  const { data: tests, isLoading } = useQuery({
    ...demoTestsQuery(demoAddress ?? ''),
    enabled: isShown && demoAddress !== undefined,
  });
  if (!isShown) return null;
  // The list below does not move when the panel is there.
  if (isLoading) return <GuidePlaceholder heightOnPhone={420} />;
  if (hasRuns && !tests?.passing && !tests?.failing) return null;
  const handleDismiss = () => {
    dismissStartPanel();
    setIsDismissed(true);
  };
  return (
    <Suspense fallback={<GuidePlaceholder heightOnPhone={420} />}>
      <StartOffers passing={tests?.passing} failing={tests?.failing} onDismiss={handleDismiss} />
    </Suspense>
  );
}
