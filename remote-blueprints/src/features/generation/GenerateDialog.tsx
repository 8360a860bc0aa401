import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { Dialog } from 'shared/overlay';
import { Button, Stack, TextArea } from 'shared/ui';
import { QuestionForm } from '../../components/QuestionForm.tsx';
import { GeneratorNote } from './GeneratorNote.tsx';
import type { Generation } from './useGeneration.ts';

interface Props {
  url: string;
  material: string;
  onMaterialChange: (material: string) => void;
  onClose: () => void;
  generation: Generation;
  onAnswer: (question: string, answer: string) => void;
}

/** Takes the material and hands the steps over; stays open, with the material, when none could be made. */
export function GenerateDialog({
  url,
  material,
  onMaterialChange,
  generation: { generate, question, isPending },
  onAnswer,
  onClose,
}: Props) {
  const formId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The dialog belongs to the editor's form in React's tree; this is not the save of the test.
    event.stopPropagation();
    generate(material, url);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    generate(material, url);
  }

  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title="Paste your source material"
      description="Paste PRDs, tickets or flow descriptions. The steps are added after those that are there, and nothing is saved yet."
      isPending={isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={isPending}
            busyLabel="Generating..."
            disabledReason={reasonNotToGenerate(material, url)}
          >
            Generate Steps
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Stack gap={3}>
          <TextArea
            label="Source material"
            isLabelHidden
            autoFocus
            rows={12}
            placeholder={'1. Open the cart\n2. Click "Checkout"\nExpected: the page shows "Thank you"'}
            value={material}
            readOnly={isPending}
            onChange={(event) => onMaterialChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <GeneratorNote />
        </Stack>
      </form>
      {question !== null && (
        <QuestionForm
          // Another question gets an empty field.
          key={question}
          question={question}
          onAnswer={(answer) => onAnswer(question, answer)}
        />
      )}
    </Dialog>
  );
}

function reasonNotToGenerate(material: string, url: string): string | undefined {
  if (url.trim() === '') return 'Please provide a starting URL first';
  return material.trim() === '' ? 'Paste some source material first' : undefined;
}
