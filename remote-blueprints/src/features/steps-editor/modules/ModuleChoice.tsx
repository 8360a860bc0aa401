import { Combobox } from 'shared/overlay';
import { color, font, space, styled } from 'shared/theme';
import type { EditorStep } from '../../../model/step.ts';
import type { ModulesState } from '../../../model/modules.ts';

interface Props {
  step: EditorStep;
  number: number;
  modules: ModulesState;
  error?: string | undefined;
  onChoose: (id: string, moduleId: number | null) => void;
}

/** "Use" and the picker of the module that runs as this step. */
export function ModuleChoice({ step, number, modules, error, onChoose }: Props) {
  return (
    <Root>
      <Use>Use</Use>
      <Combobox
        label={`Module of step ${number}`}
        isLabelHidden
        placeholder="Select a module..."
        loadingText="Loading modules..."
        isLoading={modules.isLoading}
        emptyText="No modules available."
        options={modules.options}
        value={step.test_blueprint_module_id === null ? null : String(step.test_blueprint_module_id)}
        onChange={(value) => onChoose(step.id, value === null ? null : Number(value))}
        error={error}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  flex: 1 1 200px;
  grid-template-columns: auto minmax(0, 360px);
  gap: ${space(2)};
  align-items: center;
  min-width: 0;

  /* A long name is cut off; it does not push the card's menu away. */
  & > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Use = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
`;
