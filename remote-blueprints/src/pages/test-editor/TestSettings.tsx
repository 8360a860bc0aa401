import { space, styled } from 'shared/theme';
import { TestBrowser } from '../../features/blueprint-form/TestBrowser.tsx';
import { TestInterruptions } from '../../features/blueprint-form/TestInterruptions.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import { DataSection } from '../../features/data-table/DataSection.tsx';
import { TestQuarantine } from '../../features/quarantine/TestQuarantine.tsx';

interface Props {
  form: DraftForm;
  /** null: the test is not stored yet. */
  testId: number | null;
  /** Whether the stored test has a table of data. */
  hasTable: boolean;
}

/** How a test is run, besides its steps: few tests need any of it. */
export function TestSettings({ form, testId, hasTable }: Props) {
  return (
    <Root>
      <TestBrowser form={form} />
      <TestInterruptions form={form} />
      <DataSection testId={testId} hasTable={hasTable} />
      {testId !== null && <TestQuarantine testId={testId} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
`;
