import { Plus } from 'lucide-react';
import { color, font, media, radius, space, styled } from 'shared/theme';

interface Props {
  missing: string[];
  onInsert: (words: string) => void;
}

/** The words that are missing; pressing a chip adds them to the text. */
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

const Chip = styled.button`
  ${font('sm')}
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  min-height: 28px;
  padding: 0 ${space(3)} 0 ${space(2)};
  color: ${color('text')};
  cursor: pointer;
  background: ${color('surface')};
  border: 1px dashed ${color('control')};
  border-radius: ${radius('full')};

  &:hover {
    background: ${color('hover')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
