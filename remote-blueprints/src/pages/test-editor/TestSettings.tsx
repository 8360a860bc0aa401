import { space, styled } from 'shared/theme';
import { TestBrowser } from '../../features/blueprint-form/TestBrowser.tsx';
import { TestInterruptions } from '../../features/blueprint-form/TestInterruptions.tsx';
import { DataSection } from '../../features/data-table/DataSection.tsx';
import { useEditor } from '../../state/editor.ts';
import { TestQuarantine } from '../../features/quarantine/TestQuarantine.tsx';

interface Props {
  /** Whether the stored test has a table of data. */
  hasTable: boolean;
}

/** How a test is run, besides its steps: few tests need any of it. */
export function TestSettings({ hasTable }: Props) {
  const { blueprintId: testId } = useEditor();
  return (
    <Root>
      <TestBrowser />
      <TestInterruptions />
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
