import type { KeyboardEvent } from 'react';
import { FormDialog } from 'shared/form-dialog';
import { useQuery } from 'shared/query';
import { Text, TextArea } from 'shared/ui';
import { generatorQuery } from '../../api/generation.ts';
import type { Generation } from './useGeneration.ts';

interface Props {
  url: string;
  material: string;
  onMaterialChange: (material: string) => void;
  onClose: () => void;
  generation: Generation;
}

/** Takes the material and hands the steps over; stays open, with the material, when none could be made. */
export function GenerateDialog({
  url,
  material,
  onMaterialChange,
  generation: { generate, isPending },
  onClose,
}: Props) {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    generate(material, url);
  }

  return (
    <FormDialog
      size="lg"
      title="Paste your source material"
      description="Paste PRDs, tickets or flow descriptions. The steps are added after those that are there, and nothing is saved yet."
      submitLabel="Generate Steps"
      busyLabel="Generating..."
      problem={reasonNotToGenerate(material, url)}
      isPending={isPending}
      onSubmit={() => generate(material, url)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

function reasonNotToGenerate(material: string, url: string): string | undefined {
  if (url.trim() === '') return 'Please provide a starting URL first';
  return material.trim() === '' ? 'Paste some source material first' : undefined;
}

/** Says who makes the steps: a model, which reads any text, or rules, which want a certain form. */
function GeneratorNote() {
  const { data } = useQuery(generatorQuery());
  if (!data) return null;
  return (
    <Text size="sm" tone="muted">
      {data.by === 'model'
        ? `Written by the model ${data.model} in the live browser, where each step is tried at once. It is sent this text and what the page shows.`
        : 'Made by built-in rules, without a model: they read lists, Gherkin, acceptance criteria, test case tables and sentences that say what to do or what to expect.'}
    </Text>
  );
}
