import { Check } from 'lucide-react';
import { color, radius, space, styled } from 'shared/theme';
import { Button, PlainList, Text } from 'shared/ui';
import { belowText } from './card-lines.ts';

interface Props {
  sentences: string[];
  /** Absent: they do not carry the whole step out. */
  onKeep: (() => void) | undefined;
}

/** The sentences that a model wrote for a step while it ran; kept, they take its place, and no model is asked for it again. */
export function WrittenSentences({ sentences, onKeep }: Props) {
  return (
    <Root>
      <Text tone="muted" size="sm">
        {onKeep ? 'The model wrote:' : 'The model wrote, and this much worked:'}
      </Text>
      <PlainList gap={1}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </PlainList>
      {onKeep && (
        <Button size="sm" variant="secondary" icon={<Check aria-hidden />} onClick={onKeep}>
          Keep
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${belowText}
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('infoSoft')};
  overflow-wrap: anywhere;
`;
