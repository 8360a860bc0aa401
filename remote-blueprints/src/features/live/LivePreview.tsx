import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Button, Heading, IconButton, Spinner } from 'shared/ui';
import { stepPreview, takeLostFocus } from '../../components/preview-choice.ts';
import type { RunRange } from '../../model/run-range.ts';
import type { EditorStep } from '../../model/step.ts';
import { BrowserFrame, Head, NoPage, Root } from './live-layout.ts';
import { LivePage } from './LivePage.tsx';
import type { TestFile } from './questions/FileQuestion.tsx';
import { urlAtom, useEditorValue } from '../../state/editor.ts';
import { livePanelAtom, type WatchedSession } from '../../state/live-browser.ts';
import type { LiveControls } from './live-controls.ts';

interface Props {
  live: LiveControls;
  steps: EditorStep[];
  /** null: a module has none. */
  testFile: TestFile | null;
  onRun: (range: RunRange) => void;
  /** The screenshots of the last run. */
  screenshots: ReactNode;
}

/** The Step Preview while a live browser is open, is being opened, or could not be. */
export function LivePreview({ live: { open, watch, close }, ...props }: Props) {
  const url = useEditorValue(urlAtom);
  const panel = useEditorValue(livePanelAtom);
  useEffect(takeLostFocus, [panel.kind]);
  if (panel.kind === 'closed') return null;
  const openAgain = (resumeAt: string | null = null) => open(url, resumeAt);
  return (
    <Root ref={stepPreview.ref('panel')} tabIndex={-1} aria-labelledby="preview-heading">
      {panel.kind === 'open' ? (
        <LivePage
          key={panel.session.id}
          panel={panel}
          url={url}
          {...props}
          onOpenAgain={openAgain}
          onClose={close}
        />
      ) : (
        <>
          <Head>
            <Heading level={2} id="preview-heading">
              Step Preview
            </Heading>
            <IconButton label="Close live browser" size="sm" icon={<X />} onClick={close} />
          </Head>
          <BrowserFrame>
            {panel.kind === 'opening' ? (
              <NoPage role="status">
                <Spinner />
                Opening the live browser …
              </NoPage>
            ) : (
              <NoPage>
                <span role="alert">{panel.message}</span>
                <TryAgain watched={panel.watched} onWatch={watch} onOpen={openAgain} />
              </NoPage>
            )}
          </BrowserFrame>
        </>
      )}
    </Root>
  );
}

interface TryAgainProps {
  watched: WatchedSession | null;
  onWatch: (watched: WatchedSession) => void;
  onOpen: () => void;
}

function TryAgain({ watched, onWatch, onOpen }: TryAgainProps) {
  return (
    <Button
      requires={watched ? 'viewer' : 'editor'}
      variant="secondary"
      size="sm"
      onClick={() => (watched ? onWatch(watched) : onOpen())}
    >
      Try again
    </Button>
  );
}
