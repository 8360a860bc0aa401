import { color, radius, shadow, space, styled } from 'shared/theme';
import { useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { isUsable, type LiveState } from '../../../model/live-state.ts';
import type { Answer } from './answer.ts';
import { DateQuestion } from './DateQuestion.tsx';
import { DialogQuestion } from './DialogQuestion.tsx';
import { FileQuestion, type TestFile } from './FileQuestion.tsx';
import { SelectQuestion } from './SelectQuestion.tsx';

interface Props {
  live: LiveBrowser;
  /** The file of the test; null: a module has none. */
  testFile: TestFile | null;
}

const questionOf = ({ question }: LiveState) => question;

/** What a browser would show outside of the page: a list, a date picker, a dialog, a file chooser. */
export function LiveQuestion({ live, testFile }: Props) {
  const question = useLiveState(live, questionOf);
  const canUse = useLiveState(live, isUsable);
  if (!question || !canUse) return null;
  const { question: number, about } = question;
  const answer = (given: Answer) => live.send({ type: 'answer', question: number, answer: given });
  return (
    <Backdrop>
      <Panel
        key={number}
        role="dialog"
        aria-label={TITLES[about.kind]}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          answer(null);
        }}
      >
        {about.kind === 'select' && <SelectQuestion about={about} onAnswer={answer} />}
        {about.kind === 'date' && <DateQuestion about={about} onAnswer={answer} />}
        {about.kind === 'dialog' && <DialogQuestion about={about} onAnswer={answer} />}
        {about.kind === 'file' && <FileQuestion about={about} testFile={testFile} onAnswer={answer} />}
      </Panel>
    </Backdrop>
  );
}

const TITLES = {
  select: 'Choose an option',
  date: 'Choose a value',
  dialog: 'The page asks',
  file: 'Choose a file',
};

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(2)};
  background: ${color('overlay')};
`;

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(100%, 320px);
  max-height: 100%;
  padding: ${space(4)};
  overflow: auto;
  overflow-wrap: anywhere;
  color: ${color('text')};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  box-shadow: ${shadow('lg')};
`;
