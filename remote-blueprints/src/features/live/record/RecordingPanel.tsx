import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { color, font, space, styled } from 'shared/theme';
import { Row, Stack, VisuallyHidden } from 'shared/ui';
import type { LiveBrowser } from '../../../state/live-browser.ts';
import { useEditor } from '../../../state/editor.ts';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { insertSentence } from '../pick/insert-sentence.ts';
import { useRecording } from './useRecording.ts';

/** Below the live page: what the recording could not do, or did besides, and what could be checked after the last action. */
export function RecordingPanel({ live }: { live: LiveBrowser }) {
  const editor = useEditor();
  const { proposals, message, dismissProposal } = useRecording(live);
  const [announcement, setAnnouncement] = useState('');

  const check = (sentence: string) => {
    const { number } = insertSentence(sentence, live, editor);
    dismissProposal(sentence);
    setAnnouncement(`Step ${number} added: ${sentence}`);
  };

  return (
    <Stack gap={2}>
      <Message role="status" $isWarning={message?.isWarning ?? false}>
        {message?.isWarning && <TriangleAlert size={14} aria-hidden />}
        {message && <span>{message.text}</span>}
      </Message>
      {proposals.length > 0 && (
        <Row gap={2} wrap role="group" aria-label="Proposed assertions">
          {proposals.map((sentence) => (
            <PhraseButton key={sentence} onClick={() => check(sentence)}>
              <CircleCheck size={14} aria-hidden />
              Check: {sentence}
            </PhraseButton>
          ))}
        </Row>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Stack>
  );
}

const Message = styled.div<{ $isWarning: boolean }>`
  ${font('sm')}
  display: flex;
  gap: ${space(2)};
  color: ${({ $isWarning }) => color($isWarning ? 'warning' : 'textMuted')};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 3px;
  }

  &:empty {
    display: none;
  }
`;
