import { Text } from 'shared/ui';
import { isUnclear, type ImportDraft } from '../../model/import-draft.ts';

/** What the chosen tests consist of. */
export function PreviewSummary({ drafts }: { drafts: ImportDraft[] }) {
  const steps = drafts.flatMap((draft) => draft.steps);
  const unclear = steps.filter(isUnclear).length;
  const leftOut = drafts.reduce((sum, { source }) => sum + source.rejected.length, 0);
  const modules = drafts.filter(({ source }) => source.type === 'module').length;
  const segments = [
    count(drafts.length - modules, 'test'),
    ...(modules > 0 ? [count(modules, 'module')] : []),
    `${count(steps.length - unclear, 'step')} understood`,
    ...(unclear > 0 ? [`${unclear} unclear`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ];
  return (
    <Text role="status" isNumeric>
      {segments.join(' · ')}
    </Text>
  );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
