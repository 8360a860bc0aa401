import { lazy, Suspense, useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { environment } from 'shared/environment';
import { loadFirstTest, storeFirstTest } from '../../../components/first-test-storage.ts';
import { progressOf } from '../../../model/first-test.ts';
import { GuideFrame } from './GuideFrame.ts';

const Guide = lazy(async () => ({ default: (await import('./Guide.tsx')).Guide }));

/** The guide to a first test, above the list of tests: record, save, run. */
export function FirstTest({ tests }: { tests: BlueprintListItem[] }) {
  const [stored, setStored] = useState(loadFirstTest);
  const { demoAddress } = environment();
  const progress = progressOf(tests, stored, demoAddress !== undefined);
  if (!progress) return null;
  const handleDismiss = () => {
    storeFirstTest({ isDismissed: true });
    setStored(loadFirstTest());
  };
  return (
    // The list below does not move when the guide is there.
    <Suspense fallback={<GuideFrame />}>
      <Guide progress={progress} demoAddress={demoAddress} onDismiss={handleDismiss} />
    </Suspense>
  );
}
