import { CircleCheck, MousePointerClick } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { LiveAnswerTo } from 'shared/contract';
import { color, font, space, styled } from 'shared/theme';
import { Notice, Stack } from 'shared/ui';
import { PhraseButton } from '../../../components/PhraseButton.tsx';

interface Props {
  picked: LiveAnswerTo<'pick'>;
  onChoose: (sentence: string) => void;
}

/** What can be done with an element, and what is true of it now. */
export function PickedSentences({ picked: { element, actions, assertions, problem }, onChoose }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [element, actions]);
  const isUnknown = problem === null && actions.length + assertions.length === 0;
  const list = (label: string, icon: ReactNode, sentences: string[]) =>
    sentences.length > 0 && (
      <Stack gap={2} align="start" role="group" aria-labelledby={`${id}${label}`}>
        <Label id={`${id}${label}`}>{label}</Label>
        {sentences.map((sentence) => (
          <PhraseButton key={sentence} onClick={() => onChoose(sentence)}>
            {icon}
            {sentence}
          </PhraseButton>
        ))}
      </Stack>
    );
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-label={element?.description ?? 'Picked element'}>
      {element && <Name>{element.description}</Name>}
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {isUnknown && <Notice tone="warning">There is nothing here that a step can name.</Notice>}
      <Lists>
        {list('Do', <MousePointerClick size={14} aria-hidden />, actions)}
        {list('Check', <CircleCheck size={14} aria-hidden />, assertions)}
      </Lists>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  max-height: 172px;
  overflow-y: auto;

  &:focus {
    outline: none;
  }
`;

const Name = styled.p`
  font-weight: 500;
  color: ${color('text')};
  overflow-wrap: anywhere;
`;

/** Next to each other, so that both can be seen at once. */
const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space(3)} ${space(4)};
  align-items: start;
`;

const Label = styled.span`
  ${font('sm')}
  font-weight: 500;
`;
