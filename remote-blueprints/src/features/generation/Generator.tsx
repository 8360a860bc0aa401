import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { GeneratedSteps } from 'shared/contract';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { generatorQuery } from '../../api/generation.ts';
import { generatedFrom, insertLeftOut, stepsOfLeftOut, type Generated } from '../../model/generated.ts';
import { othersOfReply } from '../../model/other-tests.ts';
import { startStory } from '../../model/story.ts';
import { isGeneratingAtom, urlAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { otherTestsAtom, storyAtom } from '../../state/story.ts';
import { GenerateDialog } from './GenerateDialog.tsx';
import { showGenerated } from './show-generated.ts';
import { useGeneration } from './useGeneration.ts';

const LeftOutDialog = lazyPart(async () => (await import('./LeftOutDialog.tsx')).LeftOutDialog);

/** Makes steps from pasted material and puts them after those that are there: the model in the live browser, else the rules at once. */
export function Generator() {
  const { store, changeSteps } = useEditor();
  const isOpen = useEditorValue(isGeneratingAtom);
  const url = useEditorValue(urlAtom);
  const close = () => flushSync(() => store.set(isGeneratingAtom, false));
  // What was pasted stays when the dialog is closed by mistake.
  const [material, setMaterial] = useState('');
  const { data: generator } = useQuery({ ...generatorQuery(), enabled: isOpen });
  /** While what was left out is shown. */
  const [generated, setGenerated] = useState<Generated | null>(null);

  const accept = (reply: GeneratedSteps) => {
    const others = othersOfReply(reply);
    const { steps, generated: next } = generatedFrom(others ? { ...reply, ...reply.tests?.[0] } : reply);
    if (next.leftOut.length > 0) setGenerated(next);
    if (steps.length === 0) return;
    setMaterial('');
    close();
    changeSteps((all) => [...all, ...steps]);
    showGenerated(steps);
    store.set(otherTestsAtom, others);
  };

  const write = () => {
    close();
    store.set(otherTestsAtom, null);
    store.set(storyAtom, startStory(material));
  };

  const generation = useGeneration(generator?.by === 'model' ? write : null, accept);

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
      {isOpen && !generated && (
        <GenerateDialog
          url={url}
          material={material}
          onMaterialChange={setMaterial}
          generation={generation}
          onClose={close}
        />
      )}
      {generated && <LeftOutDialog generated={generated} onAdd={addLeftOut} onClose={handleCloseLeftOut} />}
    </>
  );
}
