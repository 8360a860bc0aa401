import { ArrowRight, CircleAlert, Package } from 'lucide-react';
import type { ImportedStep } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import { color, space, styled } from 'shared/theme';
import { Row, Text, VisuallyHidden } from 'shared/ui';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import { UnderstoodIcon } from '../../components/understood-icon.ts';
import { isUnclear } from '../../model/import-draft.ts';

interface Props {
  step: ImportedStep;
  number: number;
  /** Puts sentences in the place of the step. */
  onReplace: (sentences: string[]) => void;
}

/** A step with how it is understood; where it is unclear, with why and what could stand there instead. */
export function ImportedStepItem({ step, number, onReplace }: Props) {
  const { action, reading, warning, source, line } = step;
  const unclear = isUnclear(step);
  // What the reader of the file knows says more than the grammar does about a text that is no sentence.
  const reason = warning ?? (unclear ? reading?.problem?.message : undefined);
  const suggestions = unclear ? (reading?.suggestions ?? []) : [];
  return (
    <Root aria-label={`Step ${number}`}>
      <Number>{number}.</Number>
      <Mark $isUnclear={unclear}>
        {step.type === 'module' ? (
          <Package size={16} aria-hidden />
        ) : unclear ? (
          <CircleAlert size={16} aria-hidden />
        ) : (
          <UnderstoodIcon size={16} aria-hidden />
        )}
        <VisuallyHidden>{unclear ? 'Unclear' : 'Understood'}</VisuallyHidden>
      </Mark>
      <Words>
        <div>
          {step.type === 'module' ? `Module: ${step.module_title ?? ''}` : maskedText(action)}
          {step.is_disabled && ' (disabled)'}
        </div>
        {reason !== undefined && (
          <Text as="div" tone="muted" size="sm">
            {reason}
          </Text>
        )}
        {(unclear || warning !== null) && source !== '' && source !== action && (
          <Text as="div" tone="muted" size="sm">
            {line === null ? 'From' : `From line ${line}`}: <code>{source}</code>
          </Text>
        )}
        {suggestions.length > 0 && (
          <Row gap={2} align="stretch" wrap role="group" aria-label={`Suggestions for step ${number}`}>
            {suggestions.map(({ sentences }) => (
              <PhraseButton key={sentences.join('\n')} type="button" onClick={() => onReplace(sentences)}>
                <ArrowRight size={14} aria-hidden />
                {sentences.map(maskedText).join(' · ')}
              </PhraseButton>
            ))}
          </Row>
        )}
      </Words>
    </Root>
  );
}

const Root = styled.li`
  display: flex;
  gap: ${space(2)};
  padding: ${space(1)} 0;
`;

const Number = styled.span`
  flex: none;
  min-width: 24px;
  color: ${color('textMuted')};
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

const Mark = styled.span<{ $isUnclear: boolean }>`
  flex: none;
  padding-top: 1px;
  color: ${({ $isUnclear }) => color($isUnclear ? 'warning' : 'textMuted')};
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
