import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { color, font, inlineRow, styled } from 'shared/theme';
import { focusStep } from '../../components/focus-step.ts';
import { UnderstoodIcon } from '../../components/understood-icon.ts';
import { countTexts, unclearSteps } from '../../model/step-readings.ts';
import { countSteps } from '../../model/modules.ts';
import type { EditorStep } from '../../model/step.ts';

interface Props {
  steps: EditorStep[];
  /** The ids of steps that name an unknown value. */
  unknown: Pick<ReadonlyMap<string, unknown>, 'has'>;
  /** How many a run executes; null: not known yet. */
  total: number | null;
}

/** "24 steps · 12 understood, 1 unclear"; the last part is a button that focuses the next unclear step. */
export function ReadingSummary({ steps, unknown, total }: Props) {
  const shown = useRef<string>(undefined);
  const notUnderstood = new Set(unclearSteps(steps).map(({ id }) => id));
  const unclear = steps.filter(
    ({ id, is_disabled: isDisabled }) => notUnderstood.has(id) || (!isDisabled && unknown.has(id)),
  );
  const count = countTexts(steps);
  if (count === 0 && !total) return <span />;

  const showNext = () => {
    const at = unclear.findIndex(({ id }) => id === shown.current);
    const next = unclear[(at + 1) % unclear.length];
    if (!next) return;
    shown.current = next.id;
    focusStep(next.id);
  };
  return (
    <Root>
      {total !== null && <span title={TOTAL_HINT}>{countSteps(total)}</span>}
      {total !== null && count > 0 && ' · '}
      {count > 0 && (
        <Understood>
          <UnderstoodIcon size={14} aria-hidden />
          {count - unclear.length} understood
        </Understood>
      )}
      {unclear.length > 0 && (
        <>
          ,{' '}
          <Unclear type="button" title="Go to the next unclear step" onClick={showNext}>
            <CircleAlert size={14} aria-hidden />
            {unclear.length} unclear
          </Unclear>
        </>
      )}
    </Root>
  );
}

const TOTAL_HINT =
  'As a run counts them: with the steps of modules and of the login module, without disabled ones';

const Root = styled.span`
  ${font('sm')}
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${color('textMuted')};
  white-space: pre;
`;

const Understood = styled.span`
  ${inlineRow(1)}
`;

const Unclear = styled.button`
  ${inlineRow(1)}
  min-height: 32px;
  font-weight: 500;
  color: ${color('warning')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
