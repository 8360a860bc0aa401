import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from 'shared/remote';
import { AskModelContext } from '../../components/ask-model.ts';
import { focusStep } from '../../components/focus-step.ts';
import { useDialog } from '../../components/useDialog.ts';
import { replaceSteps, type ChangeSteps } from '../../model/step-list.ts';
import type { EditorStep } from '../../model/step.ts';

const AskModelDialog = lazyPart(async () => (await import('./AskModelDialog.tsx')).AskModelDialog);

interface Props {
  steps: EditorStep[];
  onChange: ChangeSteps;
  /** The starting URL. */
  url: string;
  children: ReactNode;
}

const NONE: readonly string[] = [];

/** Lets everything in an editor ask the model about steps. */
export function AskModelProvider({ steps, onChange, url, children }: Props) {
  const [asked, setAsked] = useState(NONE);
  const [offered, offer] = useState(NONE);
  const { isOpen, open, close } = useDialog();
  const askModel = useMemo(() => {
    const ask = (ids: readonly string[]) => {
      setAsked(ids);
      open();
    };
    return { ask, offer, offered };
  }, [open, offered]);

  const replace = (replacements: EditorStep[]) => {
    onChange((all) => replaceSteps(all, asked, replacements));
    close(() => focusStep(replacements[0]?.id ?? ''));
  };
  return (
    <AskModelContext value={askModel}>
      {children}
      {isOpen && (
        <Suspense>
          <AskModelDialog steps={steps} ids={asked} url={url} onAccept={replace} onClose={() => close()} />
        </Suspense>
      )}
    </AskModelContext>
  );
}
