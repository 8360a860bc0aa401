import { ArrowRight, Check, CornerRightUp, ShieldOff } from 'lucide-react';
import type { StepFix } from 'shared/contract';
import { fixLabel } from 'shared/format';
import { withOwnSecret } from 'shared/step-language';
import { styled } from 'shared/theme';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import { useEditor } from '../../state/editor.ts';

interface Props {
  /** The text of the step. */
  step: string;
  /** The text that its edit began with, if it is edited: nothing offers what is there already. */
  draft: string | undefined;
  fixes: StepFix[];
  onReplace: (sentence: string) => void;
  onInsertBefore: (sentence: string) => void;
  onHandle: (sentence: string) => void;
}

const ICONS = {
  replace: ArrowRight,
  insert_before: CornerRightUp,
  handle: ShieldOff,
  accept: Check,
  accept_text: Check,
};

/** The sentences that a failed step may need, each a button that puts it into the step, before it, or among the interruptions of the test. */
export function SentenceFixes({ step, draft, fixes, onReplace, onInsertBefore, onHandle }: Props) {
  const { type } = useEditor();
  const others: Partial<Record<StepFix['kind'], typeof onReplace>> = {
    insert_before: onInsertBefore,
    handle: onHandle,
  };
  return fixes.map((fix) => {
    const apply = others[fix.kind] ?? onReplace;
    const sentence = apply === onReplace ? withOwnSecret(step, fix.sentence) : fix.sentence;
    if (sentence === null || sentence === draft) return null;
    if (fix.kind === 'handle' && type === 'module') return null;
    const Icon = ICONS[fix.kind];
    return (
      <PhraseButton key={fix.sentence} keepsFocus onClick={() => apply(sentence)}>
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
