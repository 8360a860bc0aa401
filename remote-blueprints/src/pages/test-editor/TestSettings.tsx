import { useId, useState } from 'react';
import { space, styled } from 'shared/theme';
import { TestBrowser } from '../../features/blueprint-form/TestBrowser.tsx';
import { TestInterruptions } from '../../features/blueprint-form/TestInterruptions.tsx';
import { TestTags } from '../../features/blueprint-form/tags/TestTags.tsx';
import { DataSection } from '../../features/data-table/DataSection.tsx';
import { TestQuarantine } from '../../features/quarantine/TestQuarantine.tsx';
import { useEditor } from '../../state/editor.ts';
import { SettingsToggle } from './SettingsToggle.tsx';

interface Props {
  /** Whether the stored test has a table of data. */
  hasTable: boolean;
}

/** How a test is run and found, besides its steps: few tests need any of it, so it is one row until it is opened. */
export function TestSettings({ hasTable }: Props) {
  const { blueprintId: testId } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div>
      <SettingsToggle
        hasTable={hasTable}
        isOpen={isOpen}
        controls={panelId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Panel id={panelId}>
          <TestBrowser />
          <TestInterruptions />
          <DataSection testId={testId} hasTable={hasTable} />
          {testId !== null && <TestQuarantine testId={testId} />}
          <TestTags />
        </Panel>
      )}
    </div>
  );
}

const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  padding-left: ${space(5)};
`;
