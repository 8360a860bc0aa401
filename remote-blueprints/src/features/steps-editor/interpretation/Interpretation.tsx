import { CircleAlert, CircleDashed, CircleHelp, Plus, Split, type LucideIcon } from 'lucide-react';
import { lazyPart } from 'shared/remote';
import { isClear, maskedReading, type Reading, type ReadingState } from 'shared/step-language';
import { useQuery } from 'shared/query';
import { color, font, radius, space, styled, type ColorName } from 'shared/theme';
import { generatorQuery } from '../../../api/generation.ts';
import { PhraseButton } from '../../../components/PhraseButton.tsx';
import { UnderstoodIcon } from '../../../components/understood-icon.ts';
import { MarkedText } from './MarkedText.tsx';
import { SuggestionButton } from './SuggestionButton.tsx';
import { useSuggestions } from './useSuggestions.ts';

const UnclearHelp = lazyPart(async () => (await import('./UnclearHelp.tsx')).UnclearHelp);

interface Props {
  id?: string;
  stepId: string;
  number: number;
  reading: Reading;
  /** The text of the step; a sentence equal to it is not repeated. */
  text: string;
  /** The text is being typed: nothing is shown as an error, and changes of the state are announced. */
  isEditing?: boolean;
  /** Shows only the state, e.g. while completions are open. */
  isBrief?: boolean;
  onAccept: (sentences: string[]) => void;
  onInsert: (words: string) => void;
  /** Ends the edit before the model is asked about the step. */
  onLeave?: () => void;
}

/** How a step is understood, or why it is unclear, with suggestions. */
export function Interpretation({
  id,
  stepId,
  number,
  reading,
  text,
  isEditing = false,
  isBrief,
  ...props
}: Props) {
  const { onAccept, onInsert, onLeave } = props;
  const { state, sentence, spans, changes, missing, problem } = maskedReading(reading);
  const { suggestions, page } = useSuggestions(stepId, text, reading);
  const isRepeated = reading.sentence === text;
  const { word, Icon, color: tone } = STATES[state];
  const title = sentence !== null && !isRepeated ? STATES.normalised.word : word;
  // While a sentence is being typed it is often unclear for a moment.
  const showsHelp = isEditing ? state === 'not-understood' : !isClear(reading);
  const lacksPage = state === 'not-understood' && suggestions.length === 0 && page !== 'own';
  // What can be written instead stands below.
  const isSaid = state === 'not-understood' && suggestions.length > 0;
  const isPending = isEditing && (state === 'incomplete' || state === 'not-understood');
  return (
    <Root id={id}>
      <div>
        <State $color={isPending ? 'textMuted' : tone}>
          <Icon size={14} aria-hidden />
          <span role={isEditing ? 'status' : undefined}>{title}</span>
        </State>{' '}
        {sentence !== null && !isRepeated && (
          <Sentence>
            <MarkedText text={sentence} marks={spans} />
          </Sentence>
        )}
        {problem && !isSaid && !isBrief && <span>{problem.message}</span>}{' '}
        {state === 'not-understood' && !isBrief && <ModelNote />}
      </div>
      {changes.length > 0 && <Changes>Changed: {changes.join(', ')}</Changes>}
      {missing.length + suggestions.length > 0 && !isBrief && (
        <Choices role="group" aria-label={`Suggestions for step ${number}`}>
          <MissingChips missing={missing} onInsert={onInsert} />
          {suggestions.map((suggestion) => (
            <SuggestionButton
              key={suggestion.sentences.join('\n')}
              suggestion={suggestion}
              onAccept={onAccept}
            />
          ))}
        </Choices>
      )}
      {showsHelp && !isBrief && (
        <UnclearHelp
          stepId={stepId}
          canPick={state === 'not-understood'}
          lacksPage={lacksPage}
          onLeave={onLeave}
        />
      )}
    </Root>
  );
}

/** Shown for a step outside of the language if the server has a model. */
function ModelNote() {
  const { data } = useQuery(generatorQuery());
  return (
    data?.by === 'model' && (
      <span>In a run the model writes sentences for this step, and you can keep them.</span>
    )
  );
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  gap: ${space(1)};
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;

const State = styled.span<{ $color: ColorName }>`
  font-weight: 500;
  color: ${(props) => color(props.$color)};

  & > svg {
    display: inline-block;
    margin: -2px ${space(1)} 0 0;
    vertical-align: middle;
  }
`;

const Sentence = styled.span`
  color: ${color('text')};
`;

const Changes = styled.div`
  ${font('xs')}
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} 0;
`;

/** Label, icon and colour of each state. */
const STATES: Record<ReadingState, { word: string; Icon: LucideIcon; color: ColorName }> = {
  understood: { word: 'Understood', Icon: UnderstoodIcon, color: 'textMuted' },
  normalised: { word: 'Understood as', Icon: UnderstoodIcon, color: 'textMuted' },
  ambiguous: { word: 'Ambiguous', Icon: CircleHelp, color: 'warning' },
  clash: { word: 'Act or assert?', Icon: CircleHelp, color: 'warning' },
  several: { word: 'Several steps', Icon: Split, color: 'warning' },
  incomplete: { word: 'Incomplete', Icon: CircleDashed, color: 'warning' },
  'unknown-value': { word: 'Unknown value', Icon: CircleAlert, color: 'warning' },
  'cannot-fail': { word: 'Cannot fail', Icon: CircleAlert, color: 'warning' },
  'not-understood': { word: 'Not understood', Icon: CircleAlert, color: 'danger' },
};

interface MissingChipsProps {
  missing: string[];
  onInsert: (words: string) => void;
}

/** The missing words as chips; pressing a chip appends it to the text. */
function MissingChips({ missing, onInsert }: MissingChipsProps) {
  return missing.map((words) => (
    <Chip
      key={words}
      aria-label={words === '""' ? 'Add a text in quotes' : `Add ${words}`}
      keepsFocus
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
