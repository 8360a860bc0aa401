import type { MouseEvent } from 'react';
import { maskedReading, maskedText, type Reading } from 'shared/step-language';
import { color, styled } from 'shared/theme';
import { Row } from 'shared/ui';
import { UnderstoodIcon } from '../../components/understood-icon.ts';
import { MarkedText, type Mark } from './interpretation/MarkedText.tsx';

interface Props {
  text: string;
  reading: Reading | null;
  isEditingElsewhere: () => boolean;
  onEdit: () => void;
}

/**
 * The text of a step, with a neutral sign if it is a sentence of the language; a click or a double click edits it, or the press while another
 * text is edited.
 */
export function StepText({ text, reading, isEditingElsewhere, onEdit }: Props) {
  const isSentence = reading?.state === 'understood' && reading.sentence === text;
  const handleMouseDown = (event: MouseEvent) => {
    if (event.button !== 0 || !isPlainClick(event) || !isEditingElsewhere()) return;
    // The press ends the edit elsewhere, and its field goes: the cards would move before the button is released, and there be no click.
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
    onEdit();
  };
  return (
    <Row gap={2}>
      <Text
        onMouseDown={handleMouseDown}
        onClick={(event) => isPlainClick(event) && onEdit()}
        onDoubleClick={onEdit}
      >
        <MarkedText {...shown(text, reading)} />
      </Text>
      {isSentence && (
        <Understood role="img" aria-label="Understood" title="Understood">
          <UnderstoodIcon size={14} aria-hidden />
        </Understood>
      )}
    </Row>
  );
}

/** Not the end of selecting text with the mouse, and not a click that selects steps. */
const isPlainClick = ({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): boolean =>
  !(shiftKey || ctrlKey || metaKey || altKey) && document.getSelection()?.isCollapsed !== false;

/** A secret is shown only while the text is edited. */
function shown(text: string, reading: Reading | null): { text: string; marks: readonly Mark[] } {
  if (reading?.sentence === text) {
    const { sentence, spans } = maskedReading(reading);
    return { text: sentence ?? text, marks: spans };
  }
  const masked = maskedText(text);
  return { text: masked, marks: masked === text ? problemMarks(reading) : [] };
}

function problemMarks(reading: Reading | null): readonly Mark[] {
  const { problem } = reading ?? {};
  const isInText = reading?.state === 'not-understood' || reading?.state === 'unknown-value';
  if (!isInText || !problem || problem.start >= problem.end) return [];
  return [{ start: problem.start, end: problem.end, role: 'problem' }];
}

const Text = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  cursor: text;
`;

const Understood = styled.span`
  flex: none;
  color: ${color('textMuted')};
`;
