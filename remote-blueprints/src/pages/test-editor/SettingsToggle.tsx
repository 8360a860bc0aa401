import { ChevronRight, Monitor, ShieldAlert, Table2, Tags, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeBrowser } from 'shared/browser-settings';
import type { DataTable } from 'shared/contract';
import { describeInterruptions } from 'shared/interruptions';
import { useQuery } from 'shared/query';
import { color, font, inlineRow, media, radius, space, styled, wrappingRow } from 'shared/theme';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { dataTableQuery } from '../../api/data-tables.ts';
import { draftAtom, useEditor, useEditorValue } from '../../state/editor.ts';

interface Props {
  /** Whether the stored test has a table of data. */
  hasTable: boolean;
  isOpen: boolean;
  /** The id of what it shows. */
  controls: string;
  onToggle: () => void;
}

/** Opens the settings of a test, and tells what is set. */
export function SettingsToggle({ hasTable, isOpen, controls, onToggle }: Props) {
  const set = useWhatIsSet(hasTable);
  return (
    <Row>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        <ChevronRight size={14} aria-hidden />
        Settings
      </Toggle>
      {!isOpen && (
        <Facts>
          {set.length === 0 && <li>Browser, interruptions, data, quarantine, tags</li>}
          {set.map(({ icon, text }) => (
            <Fact key={text}>
              {icon}
              {text}
            </Fact>
          ))}
        </Facts>
      )}
    </Row>
  );
}

function useWhatIsSet(hasTable: boolean): { icon: ReactNode; text: string }[] {
  const { blueprintId } = useEditor();
  const { browser = {}, handlers = [], tags = [] } = useEditorValue(draftAtom);
  const { data: items } = useQuery(blueprintsQuery());
  const { data: table } = useQuery({ ...dataTableQuery(blueprintId), enabled: hasTable });
  const isQuarantined = Boolean(items?.find(({ id }) => id === blueprintId)?.quarantine);
  return [
    { icon: <Monitor size={14} aria-hidden />, text: describeBrowser(browser) },
    { icon: <Unplug size={14} aria-hidden />, text: describeInterruptions(handlers) },
    { icon: <Table2 size={14} aria-hidden />, text: describeTable(hasTable, table) },
    { icon: <ShieldAlert size={14} aria-hidden />, text: isQuarantined ? 'In quarantine' : '' },
    { icon: <Tags size={14} aria-hidden />, text: tags.join(', ') },
  ].filter(({ text }) => text !== '');
}

/** `table`: null: there is none any more; undefined: not loaded. */
function describeTable(hasTable: boolean, table: DataTable | null | undefined): string {
  if (!table) return hasTable && table === undefined ? 'Data' : '';
  return table.rows.length === 1 ? '1 row' : `${table.rows.length} rows`;
}

const Row = styled.div`
  ${font('sm')}
  ${wrappingRow(1, 3)}
  min-height: 34px;
`;

const Toggle = styled.button`
  ${inlineRow(1)}
  min-height: 32px;
  padding: 0 ${space(2)} 0 0;
  font-weight: 500;
  border-radius: ${radius('sm')};

  &:hover {
    background: ${color('hover')};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  ${media.phone} {
    min-height: 40px;
  }
`;

const Facts = styled.ul`
  ${wrappingRow(1, 4)}
  flex: 1;
  padding: 0;
  margin: 0;
  color: ${color('textMuted')};
  list-style: none;
`;

const Fact = styled.li`
  ${inlineRow(1)}
  overflow-wrap: anywhere;
`;
