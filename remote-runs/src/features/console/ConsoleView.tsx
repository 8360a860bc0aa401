import { useState } from 'react';
import type { StepResult, TestRun } from 'shared/contract';
import { inSentence } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { LoadState, Text } from 'shared/ui';
import { pageEventsQuery } from '../../api/test-runs.ts';
import { nameOf } from '../../model/step-place.ts';
import { EventFilter, type Scope } from './EventFilter.tsx';
import { EventList } from './EventList.tsx';

interface Props {
  run: TestRun;
  /** The chosen one. */
  step: StepResult | null;
  onShow: (stepNumber: number, actionNumber: number | null) => void;
}

/** Console messages and failed requests of the run. They load when the tab opens. */
export function ConsoleView({ run, step, onShow }: Props) {
  const query = useQuery(pageEventsQuery(run.id));
  const [scope, setScope] = useState<Scope>('all');
  if (isNotFound(query.error)) return <Text tone="muted">The console of this run was not recorded.</Text>;
  return (
    <LoadState query={query} loading="Loading console..." failed="Failed to load the console.">
      {({ events, is_cut }) => {
        const ofStep = events.filter((event) => event.step_number === step?.step_number);
        const isOfStep = scope === 'step' && step !== null;
        return (
          <>
            {step !== null && events.length > 0 && (
              <EventFilter
                scope={scope}
                onScope={setScope}
                stepName={nameOf(step)}
                counts={{ all: events.length, step: ofStep.length }}
              />
            )}
            <EventList
              events={isOfStep ? ofStep : events}
              steps={run.results}
              emptyText={
                isOfStep
                  ? `The page reported nothing in ${inSentence(nameOf(step))}.`
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
