import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
import type { GeneratedSteps } from 'shared/contract';
import { toast } from 'shared/feedback';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { generatorQuery } from '../../api/generation.ts';
import {
  generatedFrom,
  insertLeftOut,
  stepsOfLeftOut,
  withAnswer,
  type Generated,
} from '../../model/generated.ts';
import { unclearSteps } from '../../model/step-readings.ts';
import { isGeneratingAtom, urlAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { GenerateDialog } from './GenerateDialog.tsx';
import { useGeneration } from './useGeneration.ts';

const GeneratedReview = lazyPart(async () => (await import('./GeneratedReview.tsx')).GeneratedReview);
const LeftOutDialog = lazyPart(async () => (await import('./LeftOutDialog.tsx')).LeftOutDialog);

/** Makes steps from pasted material, in dialogs, and puts them after those that are there. */
export function Generator() {
  const { store, changeSteps } = useEditor();
  const isOpen = useEditorValue(isGeneratingAtom);
  const url = useEditorValue(urlAtom);
  const close = () => flushSync(() => store.set(isGeneratingAtom, false));
  // What was pasted stays when the dialog is closed by mistake.
  const [material, setMaterial] = useState('');
  const { data: generator } = useQuery({ ...generatorQuery(), enabled: isOpen });
  /** Steps that the model has made, while they are reviewed. */
  const [proposal, setProposal] = useState<GeneratedSteps | null>(null);
  /** While what was left out is shown. */
  const [generated, setGenerated] = useState<Generated | null>(null);

  const accept = (reply: GeneratedSteps) => {
    const { steps, generated: next } = generatedFrom(reply);
    setProposal(null);
    if (next.leftOut.length > 0) setGenerated(next);
    if (steps.length === 0) return;
    setMaterial('');
    close();
    changeSteps((all) => [...all, ...steps]);
    showGenerated(steps.length, unclearSteps(steps).length);
  };

  /** What the model has made is accepted by a person; the rules add what the material says. */
  const handleGenerated = (reply: GeneratedSteps) => {
    if (generator?.by === 'model' && reply.steps.length > 0) setProposal(reply);
    else accept(reply);
  };

  const generation = useGeneration(handleGenerated);

  const answerQuestion = (question: string, answer: string) => {
    const completed = withAnswer(material, question, answer);
    setProposal(null);
    setMaterial(completed);
    generation.generate(completed, url);
  };

  const addLeftOut = (index: number) => {
    const leftOut = generated?.leftOut[index];
    if (!leftOut) return;
    const steps = stepsOfLeftOut(leftOut);
    changeSteps((all) => insertLeftOut(all, steps, generated, index));
    const ids = steps.map(({ id }) => id);
    setGenerated({ ...generated, added: new Map(generated.added).set(index, ids) });
  };

  /** Without any step it leads back to the material. */
  const handleCloseLeftOut = () => {
    if (generated && generated.added.size > 0) close();
    setGenerated(null);
  };

  return (
    <>
      {isOpen && proposal && (
        <Suspense>
          <GeneratedReview
            generated={proposal}
            model={generator?.model ?? ''}
            onAccept={() => accept(proposal)}
            onAnswer={answerQuestion}
            onBack={() => setProposal(null)}
          />
        </Suspense>
      )}
      {isOpen && !proposal && !generated && (
        <GenerateDialog
          url={url}
          material={material}
          onMaterialChange={setMaterial}
          generation={generation}
          onAnswer={answerQuestion}
          onClose={close}
        />
      )}
      {generated && (
        <Suspense>
          <LeftOutDialog generated={generated} onAdd={addLeftOut} onClose={handleCloseLeftOut} />
        </Suspense>
      )}
    </>
  );
}

function showGenerated(count: number, unclear: number): void {
  toast({
    type: 'success',
    title: 'Steps Generated!',
    message: `Generated ${count} ${count === 1 ? 'step' : 'steps'} successfully.`,
    ...(unclear > 0 && { detail: `${count - unclear} understood, ${unclear} unclear.` }),
    duration: TOAST_DURATION_EDITOR,
  });
}
