import type { Suite } from 'shared/contract';
import { Combobox } from 'shared/overlay';
import { styled } from 'shared/theme';

interface Props {
  suites: Suite[];
  chosen: Suite;
  onChoose: (id: string | null) => void;
}

/** The suite that the pipeline starts. */
export function SuitePicker({ suites, chosen, onChoose }: Props) {
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
