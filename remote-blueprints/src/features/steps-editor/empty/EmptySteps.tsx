import { Plus, Sparkles } from 'lucide-react';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, Row, Stack } from 'shared/ui';
import { isRecordingIn } from '../../../model/live-state.ts';
import { withModifier } from '../keys/modifier.ts';
import { livePanelAtom, useLiveBrowser, useLiveState } from '../../../state/live-browser.ts';
import { isGeneratingAtom, useEditor, useEditorValue } from '../../../state/editor.ts';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { ReferenceButton } from '../reference/ReferenceButton.tsx';
import { EXAMPLES } from './examples.ts';

interface Props {
  /** Adds a step with this text and edits it. */
  onInsert: (text: string) => void;
}

/** How to begin, while there are no steps. */
export function EmptySteps({ onInsert }: Props) {
  const isRecording = useLiveState(useLiveBrowser(), isRecordingIn);
  const hasFailed = useEditorValue(livePanelAtom).kind === 'failed';
  const { store, type, recordsAtOnce } = useEditor();
  if (isRecording || (recordsAtOnce && !hasFailed))
    return (
      <Root>
        <p>Use the page on the right. Every click and every text becomes a step.</p>
      </Root>
    );
  return (
    <Root>
      <p>No steps yet. Each step is one instruction or check in plain language.</p>
      <Stack gap={2} align="center">
        <p id="examples-label">Begin with an example and change it:</p>
        <Row gap={2} align="stretch" justify="center" wrap role="group" aria-labelledby="examples-label">
          {EXAMPLES.map((example) => (
            <PhraseButton key={example} onClick={() => onInsert(example)}>
              <Plus size={13} aria-hidden />
              {example}
            </PhraseButton>
          ))}
        </Row>
      </Stack>
      <Row gap={2} align="stretch" justify="center" wrap>
        <ReferenceButton onInsert={onInsert} />
        {type === 'integration' && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Sparkles />}
            onClick={() => store.set(isGeneratingAtom, true)}
          >
            Generate from text
          </Button>
        )}
      </Row>
      <p>
        Or paste a list<Keys> with {withModifier('V')}</Keys>: each line becomes a step.
      </p>
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  padding: ${space(6)} ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
  border: 1px dashed ${color('borderStrong')};
  border-radius: ${radius('md')};

  & p {
    margin: 0;
    text-wrap: balance;
  }
`;

/** Of no use where there is no keyboard. */
const Keys = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;
