import { useState } from 'react';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { LoadState, Text } from 'shared/ui';
import { pageEventsQuery } from '../../api/test-runs.ts';
import { EventFilter, type Scope } from './EventFilter.tsx';
import { EventList } from './EventList.tsx';

interface Props {
  runId: number;
  /** Of the chosen step; null: none is chosen. */
  stepNumber: number | null;
  onShow: (stepNumber: number, actionNumber: number | null) => void;
}

/** Console messages and failed requests of the run. They load when the tab opens. */
export function ConsoleView({ runId, stepNumber, onShow }: Props) {
  const query = useQuery(pageEventsQuery(runId));
  const [scope, setScope] = useState<Scope>('all');
  if (isNotFound(query.error)) return <Text tone="muted">The console of this run was not recorded.</Text>;
  return (
    <LoadState query={query} loading="Loading console..." failed="Failed to load the console.">
      {({ events, is_cut }) => {
        const ofStep = events.filter((event) => event.step_number === stepNumber);
        const isOfStep = scope === 'step' && stepNumber !== null;
        return (
          <>
            {stepNumber !== null && events.length > 0 && (
              <EventFilter
                scope={scope}
                onScope={setScope}
                stepNumber={stepNumber}
                counts={{ all: events.length, step: ofStep.length }}
              />
            )}
            <EventList
              events={isOfStep ? ofStep : events}
              emptyText={
                isOfStep
                  ? `The page reported nothing in step ${stepNumber}.`
                  : 'The page reported no errors, warnings or failed requests.'
              }
              isCut={is_cut}
              onShow={onShow}
            />
          </>
        );
      }}
    </LoadState>
  );
}
