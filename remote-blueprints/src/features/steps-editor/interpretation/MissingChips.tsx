import { Plus } from 'lucide-react';
import { color, radius, styled } from 'shared/theme';
import { PhraseButton } from '../../../components/PhraseButton.tsx';

interface Props {
  missing: string[];
  onInsert: (words: string) => void;
}

/** The missing words as chips; pressing a chip appends it to the text. */
export function MissingChips({ missing, onInsert }: Props) {
  return missing.map((words) => (
    <Chip
      key={words}
      type="button"
      aria-label={words === '""' ? 'Add a text in quotes' : `Add ${words}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onInsert(words)}
    >
      <Plus size={13} aria-hidden />
      {words.replace('""', '"…"')}
    </Chip>
  ));
}

const Chip = styled(PhraseButton)`
  border: 1px dashed ${color('control')};
  border-radius: ${radius('full')};
`;
