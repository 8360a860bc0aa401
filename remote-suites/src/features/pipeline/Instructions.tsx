import type { Suite } from 'shared/contract';
import { environment } from 'shared/environment';
import { Combobox } from 'shared/overlay';
import { paths, useSearchParams } from 'shared/router';
import { Tabs } from 'shared/choice';
import { styled } from 'shared/theme';
import { EmptyState, LinkButton, Notice, Stack } from 'shared/ui';
import { isOwnMachine, PIPELINES, readPipeline } from '../../model/snippets.ts';
import { PipelineGuide } from './PipelineGuide.tsx';

/** How to start one of the suites from each kind of pipeline. The address holds what is chosen. */
export function Instructions({ suites }: { suites: Suite[] }) {
  const [parameters, setParameters] = useSearchParams();
  const pipeline = readPipeline(parameters.get('tab'));
  const chosen = suites.find(({ id }) => String(id) === parameters.get('suite')) ?? suites[0];
  if (!chosen) return <NoSuites />;

  const set = (name: string, value: string | null) =>
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const { apiAddress } = environment();
  return (
    <Stack gap={5}>
      <SuitePicker suites={suites} chosen={chosen} onChoose={(id) => set('suite', id)} />
      {isOwnMachine(apiAddress) && (
        <Notice tone="warning">
          Only this computer finds the API at {apiAddress}. A pipeline that runs elsewhere needs an address
          that it can reach.
        </Notice>
      )}
      <Tabs label="Pipelines" tabs={PIPELINES} value={pipeline} onChange={(tab) => set('tab', tab)}>
        <PipelineGuide pipeline={pipeline} suiteId={chosen.id} />
      </Tabs>
    </Stack>
  );
}

function NoSuites() {
  return (
    <EmptyState
      text="There is no test suite to run yet."
      action={<LinkButton to={paths.testSuites()}>Create a Test Suite</LinkButton>}
    />
  );
}

interface Props {
  suites: Suite[];
  chosen: Suite;
  onChoose: (id: string | null) => void;
}

/** The suite that the pipeline starts. */
function SuitePicker({ suites, chosen, onChoose }: Props) {
  return (
    <Root>
      <Combobox
        label="Test Suite"
        placeholder="Choose a test suite"
        emptyText="No test suites found."
        options={suites.map(({ id, name }) => ({ value: String(id), label: name, hint: `ID: ${id}` }))}
        value={String(chosen.id)}
        onChange={onChoose}
      />
    </Root>
  );
}

const Root = styled.div`
  max-width: 360px;
`;
