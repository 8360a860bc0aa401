import { useState } from 'react';
import { isWebAddress } from 'shared/constants';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { Button, ErrorBox, Row, Spinner, Stack } from 'shared/ui';
import { generatorQuery } from '../../api/generation.ts';
import { translationQuery } from '../../api/writing.ts';
import { useLiveBrowser, type LiveBrowser } from '../../state/live-browser.ts';
import { askedSteps, translatedSteps } from '../../model/asked-steps.ts';
import type { EditorStep } from '../../model/step.ts';
import { stepsAtom, urlAtom, useEditorValue } from '../../state/editor.ts';
import { QuestionForm } from '../../components/QuestionForm.tsx';
import { TranslationDiff } from './TranslationDiff.tsx';
import { TranslationNotes } from './TranslationNotes.tsx';

interface Props {
  /** Of the steps to ask about. */
  ids: readonly string[];
  onAccept: (replacements: EditorStep[]) => void;
  onClose: () => void;
}

/** Asks the model to say steps in the step language, and shows its answer as a change to accept or discard. Closing it cancels the call. */
export function AskModelDialog({ ids, onAccept, onClose }: Props) {
  const steps = useEditorValue(stepsAtom);
  const url = useEditorValue(urlAtom);
  const live = useLiveBrowser();
  const { data: generator } = useQuery(generatorQuery());
  const { asked, before, after } = askedSteps(steps, ids);
  /** Questions of the model with the user's answers. */
  const [answers, setAnswers] = useState<{ question: string; answer: string }[]>([]);
  const [only] = asked;
  const { data, error, isFetching, refetch } = useQuery(
    translationQuery({
      text: asked.map(({ action }) => action).join('\n'),
      ...(answers.length > 0 && { answers }),
      // Each new step is an action at first: that says nothing about what it is meant to be.
      type: asked.length === 1 && only?.type === 'assert' ? 'assert' : null,
      starting_url: isWebAddress(url.trim()) ? url.trim() : null,
      before,
      after,
      elements: () => elementsOf(live),
    }),
  );
  const model = generator?.model ?? 'the model';
  const sentences = isFetching ? [] : (data?.steps ?? []);

  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title="Ask the model"
      description={describe(model, asked.length)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {sentences.length > 0 ? 'Discard' : 'Cancel'}
          </Button>
          {sentences.length > 0 && (
            <Button onClick={() => onAccept(translatedSteps(asked, sentences))}>
              {sentences.length === 1 ? 'Accept' : `Accept ${sentences.length} Steps`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <TranslationDiff before={asked.map(({ action }) => action)} after={sentences} />
        {data?.question && !isFetching && (
          <QuestionForm
            question={data.question}
            onAnswer={(answer) => setAnswers([...answers, { question: data.question ?? '', answer }])}
          />
        )}
        <div role="status">
          {isFetching ? (
            <Row gap={2}>
              <Spinner /> Asking {model}...
            </Row>
          ) : (
            data && <TranslationNotes translation={data} />
          )}
        </div>
        {error && !isFetching && (
          <ErrorBox
            text={errorText(error, 'The model did not answer. Try again in a moment.')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function describe(model: string, count: number): string {
  const asked = count === 1 ? 'this step' : `these ${count} steps`;
  return `${model} is sent ${asked}, up to five steps before and after, and the names on the page of an open live browser. Nothing changes until you accept.`;
}

/** Limits of a call. */
const MAX_ELEMENTS = 300;
const MAX_NAME_LENGTH = 250;

/** The named elements of the live page as a model reads them, e.g. `button "Buy now"`, those in sight first; none without a live browser. */
async function elementsOf(live: LiveBrowser | null): Promise<string[]> {
  if (!live) return [];
  try {
    const { elements } = await live.query({ kind: 'elements' });
    return elements
      .filter(({ name }) => name.length <= MAX_NAME_LENGTH)
      .sort((a, b) => Number(b.isVisible) - Number(a.isVisible))
      .slice(0, MAX_ELEMENTS)
      .map(({ name, elementKind }) => `${elementKind ?? 'element'} "${name}"`);
  } catch {
    // The steps alone may do.
    return [];
  }
}
