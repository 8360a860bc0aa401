import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, font, radius, space, styled } from 'shared/theme';
import { GuideFrame, Text, VisuallyHidden } from 'shared/ui';
import type { FirstTestProgress } from '../../../model/first-test.ts';
import { nameOf } from '../../../model/listed.ts';
import { RecordTestButton } from './RecordTestButton.tsx';
import { RunFirstTest } from './RunFirstTest.tsx';

interface Props {
  progress: FirstTestProgress;
  /** The website that is proposed for the test. */
  demoAddress: string | undefined;
  onDismiss: () => void;
}

/** Three steps to a first green test, and which of them are done. */
export function Guide({ progress: { test, isGreen }, demoAddress, onDismiss }: Props) {
  const proposal = { name: 'My first test', url: demoAddress ?? '' };
  return (
    <GuideFrame
      title={isGreen ? 'Your first test is green' : 'Make your first test in three steps'}
      closeLabel="Close the guide"
      onClose={onDismiss}
      as="ol"
    >
      <GuideStep number={1} title="Record" isDone={test !== null} isNext={test === null}>
        <Text size="sm" tone="muted">
          Use {demoAddress === undefined ? 'your website' : 'the demo shop'} as always: search, click, type.
          Every action becomes a step.
        </Text>
        {!test && <RecordTestButton proposal={proposal} variant="primary" />}
      </GuideStep>
      <GuideStep number={2} title="Save" isDone={test !== null} isNext={false}>
        <Text size="sm" tone="muted">
          {test ? `“${nameOf(test)}” is saved.` : 'Press Create Test when you are done.'}
        </Text>
      </GuideStep>
      <GuideStep number={3} title="Run" isDone={isGreen} isNext={test !== null && !isGreen}>
        <Text size="sm" tone="muted">
          {isGreen
            ? 'It has passed. Run it whenever the website changes.'
            : 'A browser repeats your steps. Green means that everything still works.'}
        </Text>
        {test && !isGreen && <RunFirstTest test={test} />}
      </GuideStep>
    </GuideFrame>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone: boolean;
  isNext: boolean;
  children: ReactNode;
}

function GuideStep({ number, title, isDone, isNext, children }: StepProps) {
  return (
    <Step aria-current={isNext ? 'step' : undefined}>
      <Mark $isDone={isDone} $isNext={isNext} aria-hidden>
        {isDone ? <Check size={14} /> : number}
      </Mark>
      <Words>
        <Title>
          {title}
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </Title>
        {children}
      </Words>
    </Step>
  );
}

const Step = styled.li`
  display: flex;
  gap: ${space(3)};
`;

const Mark = styled.span<{ $isDone: boolean; $isNext: boolean }>`
  ${font('sm')}
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  font-weight: 500;
  color: ${({ $isDone, $isNext }) => color($isDone ? 'success' : $isNext ? 'onAccent' : 'textMuted')};
  background: ${({ $isDone, $isNext }) =>
    color($isDone ? 'successSoft' : $isNext ? 'accent' : 'neutralSoft')};
  border-radius: ${radius('full')};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  justify-items: start;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: 500;
  line-height: 24px;
`;
