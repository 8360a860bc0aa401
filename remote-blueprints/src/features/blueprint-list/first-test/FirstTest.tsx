import { useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { environment } from 'shared/environment';
import { lazyPart } from 'shared/remote';
import { GuidePlaceholder } from 'shared/ui';
import { loadFirstTest, storeFirstTest } from '../../../components/first-test-storage.ts';
import { progressOf } from '../../../model/first-test.ts';

const Guide = lazyPart(async () => (await import('./Guide.tsx')).Guide);

/** The guide to a first test, above the list of tests: record, save, run. */
export function FirstTest({ tests }: { tests: BlueprintListItem[] }) {
  const [stored, setStored] = useState(loadFirstTest);
  const { demoAddress } = environment();
  const progress = progressOf(tests, stored, demoAddress);
  if (!progress) return null;
  const handleDismiss = () => {
    storeFirstTest({ isDismissed: true });
    setStored(loadFirstTest());
  };
  return (
    <Guide
      progress={progress}
      demoAddress={demoAddress}
      onDismiss={handleDismiss}
      fallback={<GuidePlaceholder heightOnPhone={394} />}
    />
  );
}
