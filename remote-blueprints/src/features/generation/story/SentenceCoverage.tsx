import { Check, CircleDashed, CircleSlash, CornerDownRight, TriangleAlert } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import { coverageOf, type Coverage, type Story } from '../../../model/story.ts';
import type { EditorStep } from '../../../model/step.ts';

interface Props {
  story: Story;
  /** All steps of the editor. */
  steps: EditorStep[];
}

const ICONS = {
  covered: Check,
  contradicted: TriangleAlert,
  untried: CircleDashed,
  'other-test': CornerDownRight,
  'left-out': CircleSlash,
  open: CircleDashed,
};

/** What an entry of a list begins with. */
const LIST_MARK = /^\p{P}\s+/u;

/** Each sentence of the material, with the steps that it became. */
export function SentenceCoverage({ story, steps }: Props) {
  const isOver = story.end !== null && story.end.kind !== 'question';
  const numbers = new Map(steps.map(({ id }, index) => [id, index + 1]));
  return (
    <List gap={1} aria-label="Your material, sentence by sentence">
      {story.sentences.map((sentence, index) => {
        const coverage = coverageOf(story, index + 1);
        const Icon = ICONS[coverage.kind];
        return (
          <Item key={index} $kind={coverage.kind}>
            <Icon size={14} aria-hidden />
            <span>
              {sentence.replace(LIST_MARK, '')} <Outcome>{outcomeOf(coverage, numbers, isOver)}</Outcome>
            </span>
          </Item>
        );
      })}
    </List>
  );
}

function outcomeOf(coverage: Coverage, numbers: ReadonlyMap<string, number>, isOver: boolean): string {
  switch (coverage.kind) {
    case 'covered':
      return nameOf(coverage.stepIds, numbers);
    case 'contradicted':
      return `The page contradicts this: ${nameOf(coverage.stepIds, numbers)}`;
    case 'untried':
      return isOver ? `Not tried: ${nameOf(coverage.stepIds, numbers)}` : '';
    case 'other-test':
      return `Another test: ${coverage.title}`;
    case 'left-out':
      return `Left out: ${coverage.why}`;
    case 'open':
      return isOver ? 'No step' : '';
  }
}

function nameOf(ids: string[], numbers: ReadonlyMap<string, number>): string {
  const own = ids.flatMap((id) => numbers.get(id) ?? []);
  if (own.length === 0) return 'Its steps were removed';
  return own.length === 1 ? `Step ${own[0]}` : `Steps ${own.join(', ')}`;
}

const List = styled(PlainList)`
  ${font('sm')}
  max-height: 16rem;
  overflow-y: auto;
`;

const Item = styled.li<{ $kind: Coverage['kind'] }>`
  display: flex;
  gap: ${space(2)};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 3px;
    color: ${({ $kind }) =>
      color($kind === 'covered' ? 'success' : $kind === 'contradicted' ? 'warning' : 'textMuted')};
  }

  > span {
    min-width: 0;
  }
`;

const Outcome = styled.span`
  color: ${color('textMuted')};
`;
