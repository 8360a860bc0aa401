import { useEffect, useState } from 'react';
import { environment } from 'shared/environment';
import { useQuery } from 'shared/query';
import { useMissingRole } from 'shared/ui';
import { demoTestsQuery } from '../../api/demo-tests.ts';
import type { DemoTests } from '../../model/demo-tests.ts';
import { dismissStartPanel, isStartPanelDismissed } from './dismissal.ts';

export interface StartPanelState {
  isShown: boolean;
  /** Undefined: there is no demo shop, or its tests could not be loaded. */
  tests: DemoTests | undefined;
  onDismiss: () => void;
}

/**
 * Whether a person still has to be shown how to start: until the panel is closed, or a test of the company's own has passed. Not for
 * viewers, who can start nothing. `isLoading`: it is not known yet.
 * @param isWanted whether there is a place for it now
 */
export function useStartPanel(isWanted: boolean): StartPanelState & { isLoading: boolean } {
  const [isDismissed, setIsDismissed] = useState(isStartPanelDismissed);
  const isShown = useMissingRole('editor') === undefined && !isDismissed && isWanted;
  const { demoAddress } = environment();
  const { data, isLoading, failureCount } = useQuery({
    ...demoTestsQuery(demoAddress ?? ''),
    enabled: isShown && demoAddress !== undefined,
  });
  const isDone = data?.hasOwnGreenRun ?? false;
  useEffect(() => {
    // A later failure does not bring it back.
    if (isDone) dismissStartPanel();
  }, [isDone]);
  return {
    isShown: isShown && !isDone,
    tests: data,
    isLoading: isLoading && failureCount === 0,
    onDismiss: () => {
      dismissStartPanel();
      setIsDismissed(true);
    },
  };
}
