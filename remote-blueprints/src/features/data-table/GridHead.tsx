import { EllipsisVertical, LockKeyhole } from 'lucide-react';
import { Menu } from 'shared/overlay';
import { color, font, space, styled } from 'shared/theme';
import { IconButton, useReadOnly, VisuallyHidden } from 'shared/ui';
import {
  removeColumn,
  renameColumn,
  toggleSecret,
  type GridColumn,
  type GridProblem,
} from '../../model/data-grid.ts';
import type { ChangeGrid } from './useGrid.ts';

interface Props {
  columns: GridColumn[];
  /** Of columns. */
  problems: GridProblem[] | undefined;
  onChange: ChangeGrid;
}

/** The names of the columns, which can be changed. */
export function GridHead({ columns, problems = [], onChange }: Props) {
  const lock = useReadOnly('editor');
  return (
    <thead>
      <tr>
        <Corner>
          <VisuallyHidden>Row</VisuallyHidden>
        </Corner>
        {columns.map(({ id, name, isSecret }, index) => {
          const problem = problems.find(({ column }) => column === index);
          return (
            <Head key={id} scope="col">
              <Inner>
                {isSecret && <LockKeyhole size={14} role="img" aria-label="Secret" />}
                <Name
                  aria-label={`Name of column ${index + 1}`}
                  aria-invalid={problem ? true : undefined}
                  title={problem?.message}
                  value={name}
                  spellCheck={false}
                  onChange={({ target }) => onChange((grid) => renameColumn(grid, index, target.value))}
                  {...lock}
                />
                <Menu
                  trigger={
                    <IconButton size="sm" label={`Column ${name || index + 1}`} icon={<EllipsisVertical />} />
                  }
                  items={[
                    {
                      label: isSecret ? 'Show values (stored ones are removed)' : 'Mark as secret',
                      onSelect: () => onChange((grid) => toggleSecret(grid, index)),
                    },
                    {
                      label: 'Remove column',
                      tone: 'danger',
                      onSelect: () => onChange((grid) => removeColumn(grid, index)),
                    },
                  ]}
                />
              </Inner>
            </Head>
          );
        })}
        <End aria-hidden />
      </tr>
    </thead>
  );
}

const Corner = styled.th`
  position: sticky;
  top: 0;
  left: 0;
  z-index: 2;
  width: 44px;
  min-width: 44px;
  background: ${color('surfaceSunken')};
  border-bottom: 1px solid ${color('border')};
`;

const Head = styled.th`
  position: sticky;
  top: 0;
  z-index: 1;
  min-width: 160px;
  padding: 0;
  background: ${color('surfaceSunken')};
  border-bottom: 1px solid ${color('border')};
  border-left: 1px solid ${color('border')};
`;

/** Above the buttons of the rows; the other columns share the room. */
const End = styled(Head)`
  width: 36px;
  min-width: 0;
`;

const Inner = styled.div`
  display: flex;
  align-items: center;
  padding-left: ${space(2)};

  & > svg {
    flex: none;
    color: ${color('textMuted')};
  }
`;

const Name = styled.input`
  ${font('sm')}
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 36px;
  padding: 0 ${space(1)};
  font-weight: 600;
  color: ${color('text')};
  background: transparent;
  border: 0;

  &:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }

  &[aria-invalid='true'] {
    color: ${color('danger')};
    text-decoration: underline wavy;
  }
`;
