import { ArrowRight, Check, CornerRightUp } from 'lucide-react';
import type { StepFix } from 'shared/contract';
import { fixLabel } from 'shared/format';
import { withOwnSecret } from 'shared/step-language';
import { styled } from 'shared/theme';
import { PhraseButton } from '../../components/PhraseButton.tsx';

interface Props {
  /** The text of the step. */
  step: string;
  /** The text that its edit began with, if it is edited: nothing offers what is there already. */
  draft: string | undefined;
  fixes: StepFix[];
  onReplace: (sentence: string) => void;
  onInsertBefore: (sentence: string) => void;
}

const ICONS = { replace: ArrowRight, insert_before: CornerRightUp, accept: Check, accept_text: Check };

/** The sentences that a failed step may need, each a button that puts it into the step, or before it. */
export function SentenceFixes({ step, draft, fixes, onReplace, onInsertBefore }: Props) {
  return fixes.map((fix) => {
    const isInserted = fix.kind === 'insert_before';
    const sentence = isInserted ? fix.sentence : withOwnSecret(step, fix.sentence);
    if (sentence === null || sentence === draft) return null;
    const Icon = ICONS[fix.kind];
    return (
      <PhraseButton
        key={fix.sentence}
        type="button"
        // An edited field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isInserted ? onInsertBefore : onReplace)(sentence)}
      >
        <Icon size={14} aria-hidden />
        <Words>{fixLabel(fix)}</Words>
      </PhraseButton>
    );
  });
}

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
