import { Dialog } from 'shared/overlay';
import { color, font, radius, space, styled } from 'shared/theme';
import { Heading } from 'shared/ui';
import { isMac } from './modifier.ts';

interface Shortcut {
  text: string;
  /** Each way to do it is a list of keys that are pressed together. */
  ways: string[][];
  isOnlyOfTests?: boolean;
}

/** `Mod` stands for ⌘ on a Mac, for Ctrl elsewhere. */
const GROUPS: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: 'In the whole editor',
    shortcuts: [
      { text: 'Save', ways: [['Mod', 'S']] },
      { text: 'Run the steps', ways: [['Mod', 'Enter']] },
      { text: 'Save and run', ways: [['Mod', 'Shift', 'Enter']], isOnlyOfTests: true },
      { text: 'Undo', ways: [['Mod', 'Z']] },
      {
        text: 'Redo',
        ways: [
          ['Mod', 'Shift', 'Z'],
          ['Mod', 'Y'],
        ],
      },
      { text: 'Show this list', ways: [['?']] },
    ],
  },
  {
    title: 'On a step',
    shortcuts: [
      { text: 'Previous, next step', ways: [['↑'], ['↓']] },
      { text: 'First, last step', ways: [['Home'], ['End']] },
      { text: 'Edit', ways: [['Enter']] },
      { text: 'Run this step', ways: [['Alt', 'Enter']] },
      { text: 'Insert a step below', ways: [['Shift', 'Enter']] },
      {
        text: 'Move up, down',
        ways: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
      },
      { text: 'Duplicate', ways: [['Mod', 'D']] },
      { text: 'Disable or enable', ways: [['Mod', '/']] },
      { text: 'Delete', ways: [['Delete'], ['Backspace']] },
      {
        text: 'Copy, cut, paste as lines of text',
        ways: [
          ['Mod', 'C'],
          ['Mod', 'X'],
          ['Mod', 'V'],
        ],
      },
    ],
  },
  {
    title: 'Several steps',
    shortcuts: [
      { text: 'Select or unselect the step', ways: [['Space']] },
      {
        text: 'Select up to a step',
        ways: [
          ['Shift', '↑'],
          ['Shift', '↓'],
          ['Shift', 'Click'],
        ],
      },
      { text: 'Select all', ways: [['Mod', 'A']] },
      { text: 'Clear the selection', ways: [['Esc']] },
    ],
  },
  {
    title: "In a step's text",
    shortcuts: [
      { text: 'Save, and begin the next step', ways: [['Enter']] },
      { text: 'Discard the change', ways: [['Esc']] },
      { text: 'Choose a completion', ways: [['↓'], ['↑']] },
      { text: 'Take the completion', ways: [['Tab']] },
    ],
  },
];

/** What the keyboard does in the editor. */
export function ShortcutsDialog({ isOfModule, onClose }: { isOfModule: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen size="lg" title="Keyboard shortcuts" onClose={onClose}>
      <Groups>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title}>
            <Heading level={3}>{title}</Heading>
            <List>
              {shortcuts
                .filter(({ isOnlyOfTests }) => !isOfModule || !isOnlyOfTests)
                .map(({ text, ways }) => (
                  <Line key={text}>
                    <dt>{text}</dt>
                    <dd>
                      {ways.map((keys) => (
                        <Keys key={keys.join()}>
                          {keys.map((key) => (
                            <Key key={key}>{nameOf(key)}</Key>
                          ))}
                        </Keys>
                      ))}
                    </dd>
                  </Line>
                ))}
            </List>
          </section>
        ))}
      </Groups>
    </Dialog>
  );
}

const MAC_KEYS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

const nameOf = (key: string): string => (isMac() ? (MAC_KEYS[key] ?? key) : key === 'Mod' ? 'Ctrl' : key);

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${space(6)} ${space(8)};
`;

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: ${space(3)} 0 0;
`;

const Line = styled.div`
  ${font('sm')}
  display: flex;
  gap: ${space(3)};
  align-items: baseline;
  justify-content: space-between;
  color: ${color('textMuted')};

  & > dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    justify-content: flex-end;
    margin: 0;
  }
`;

const Keys = styled.span`
  display: inline-flex;
  gap: 3px;
`;

const Key = styled.kbd`
  ${font('xs')}
  min-width: 20px;
  padding: 1px 5px;
  font-family: inherit;
  color: ${color('text')};
  text-align: center;
  background: ${color('surface')};
  border: 1px solid ${color('borderStrong')};
  border-bottom-width: 2px;
  border-radius: ${radius('sm')};
`;
