import type { ImportPreview } from 'shared/contract';
import { errorText } from 'shared/http';
import { styled } from 'shared/theme';
import { Checkbox, ErrorBox, Notice, Stack, Text } from 'shared/ui';
import { AddressField } from '../../components/AddressField.tsx';
import { isUnclear, type ImportDraft } from '../../model/import-draft.ts';
import { CappedList } from './CappedList.tsx';
import { FileProblems } from './FileProblems.tsx';
import { ImportedTestItem } from './ImportedTestItem.tsx';
import { MissingVariables } from './MissingVariables.tsx';
import type { useImport } from './useImport.ts';

const TESTS_SHOWN = 50;

interface Props {
  problems: ImportPreview['problems'];
  work: ReturnType<typeof useImport>;
}

/** The tests that the files became. */
export function PreviewStage({ problems, work }: Props) {
  const { drafts, chosen, commonUrl, isPending, error } = work;
  return (
    <Content gap={4} inert={isPending}>
      <FileProblems problems={problems} />
      <PreviewSummary drafts={chosen} />
      {work.needsCommonUrl && (
        <AddressField
          label="URL of tests without one"
          hint="The files do not say where these tests begin."
          value={commonUrl}
          onChange={work.setCommonUrl}
        />
      )}
      {work.areVariablesUnknown && (
        <ErrorBox
          text="The variables of the company could not be loaded, so the import cannot ask for those that are missing. Try again, or add them in the settings later."
          onRetry={work.retryVariables}
        />
      )}
      <MissingVariables variables={work.missing} values={work.values} onChange={work.setValue} />
      {drafts.length > 1 && (
        <Checkbox
          label={`Select all (${chosen.length} of ${drafts.length})`}
          checked={chosen.length === drafts.length}
          onChange={({ target }) => work.chooseAll(target.checked)}
        />
      )}
      <CappedList items={drafts} shown={TESTS_SHOWN} label="Tests to import" noun="tests">
        {(draft) => (
          <ImportedTestItem
            key={draft.key}
            draft={draft}
            commonUrl={commonUrl}
            startsOpen={drafts.length === 1}
            onChange={work.change}
          />
        )}
      </CappedList>
      {error !== null && (
        <Notice tone="danger">
          {errorText(error, 'The tests could not be imported. Nothing was stored.')}
        </Notice>
      )}
    </Content>
  );
}

const Content = styled(Stack)`
  overflow-wrap: anywhere;
`;

/** What the chosen tests consist of. */
function PreviewSummary({ drafts }: { drafts: ImportDraft[] }) {
  const steps = drafts.flatMap((draft) => draft.steps);
  const unclear = steps.filter(isUnclear).length;
  const leftOut = drafts.reduce((sum, { source }) => sum + source.rejected.length, 0);
  const modules = drafts.filter(({ source }) => source.type === 'module').length;
  const segments = [
    count(drafts.length - modules, 'test'),
    ...(modules > 0 ? [count(modules, 'module')] : []),
    `${count(steps.length - unclear, 'step')} understood`,
    ...(unclear > 0 ? [`${unclear} unclear`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
  return (
    <Text role="status" isNumeric>
      {segments.join(' · ')}
    </Text>
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
