import { Square, X } from 'lucide-react';
import { useQuery } from 'shared/query';
import { styled } from 'shared/theme';
import { Button, Card, ErrorBox, Heading, IconButton, Row, Spinner, Stack, Text } from 'shared/ui';
import { generatorQuery } from '../../../api/generation.ts';
import { QuestionForm } from '../../../components/QuestionForm.tsx';
import { resumeStory, type Story } from '../../../model/story.ts';
import { stepsAtom, useEditor, useEditorValue } from '../../../state/editor.ts';
import { SentenceCoverage } from './SentenceCoverage.tsx';
import { useStoryWriter } from './useStoryWriter.ts';
import type { LiveWriting } from './write-in-live.ts';
import { storyAtom } from '../../../state/story.ts';

interface Props {
  story: Story;
  writing: LiveWriting;
}

/** How the steps of a story come about, and what covers each of its sentences. */
export function StoryPanel({ story, writing }: Props) {
  const { store } = useEditor();
  useStoryWriter(story, writing);
  const steps = useEditorValue(stepsAtom);
  const { data: generator } = useQuery(generatorQuery());
  const { end, sentences } = story;
  const set = (next: Story | null) => store.set(storyAtom, next);
  const model = generator?.model ?? 'the model';

  return (
    <Card as="section" aria-label="Steps from your material">
      <Stack gap={3}>
        <Row gap={2} justify="space-between">
          <Heading level={3} size="sm">
            {TITLES[end?.kind ?? 'open']}
          </Heading>
          {end === null ? (
            <Button
              size="sm"
              variant="secondary"
              icon={<Square aria-hidden />}
              onClick={() => set({ ...story, end: { kind: 'stopped' } })}
            >
              Stop
            </Button>
          ) : (
            <IconButton label="Close" variant="ghost" size="sm" icon={<X />} onClick={() => set(null)} />
          )}
        </Row>
        <Status role="status">
          {end === null && (
            <Row gap={2}>
              <Spinner /> {progressOf(story, model)}
            </Row>
          )}
        </Status>
        {end?.kind === 'failed' && <ErrorBox text={end.problem} onRetry={() => set(resumeStory(story))} />}
        {end?.kind === 'question' && (
          <QuestionForm
            key={end.question}
            question={end.question}
            onAnswer={(answer) =>
              set({
                ...resumeStory(story),
                answers: [...story.answers, { question: end.question, answer }],
              })
            }
          />
        )}
        {sentences.length > 0 && <SentenceCoverage story={story} steps={steps} />}
        {end?.kind === 'finished' && (
          <Text size="sm" tone="muted">
            Each step was carried out as it was written. Nothing is saved yet; one Undo takes them all back.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const TITLES = {
  open: 'Writing the steps',
  finished: 'The steps are written',
  stopped: 'Stopped',
  question: 'The model asks',
  failed: 'Not all of it was written',
};

function progressOf({ phase, done }: Story, model: string): string {
  if (phase === 'opening') return 'Opening the live browser...';
  const count = done.length === 1 ? '1 step so far' : `${done.length} steps so far`;
  return phase === 'asking' ? `Asking ${model}, ${count}...` : `Trying the next steps, ${count}...`;
}

const Status = styled.div`
  &:empty {
    display: none;
  }
`;
