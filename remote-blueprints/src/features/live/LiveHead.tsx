import { Images, RotateCcw, X } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { Heading, IconButton, Text } from 'shared/ui';
import { useLiveState, type LiveBrowser } from '../../state/live-browser.ts';
import { isUsable, type LiveState } from '../../model/live-state.ts';
import { Head } from './live-layout.ts';
import { PickButton } from './pick/PickButton.tsx';
import { RecordButton } from './record/RecordButton.tsx';
import { RecordingBadge } from './record/RecordingBadge.tsx';
import type { WatchedSession } from '../../state/live-browser.ts';

interface Props {
  live: LiveBrowser;
  watched: WatchedSession | null;
  url: string;
  showsScreenshots: boolean;
  onShowScreenshots: (isShown: boolean) => void;
  onClose: () => void;
}

const hasRun = ({ run }: LiveState) => run !== null;

/** The title of the Step Preview with a live browser, and its buttons. */
export function LiveHead({ live, watched, url, showsScreenshots, onShowScreenshots, onClose }: Props) {
  const canUse = useLiveState(live, isUsable);
  const hasScreenshots = useLiveState(live, hasRun);
  return (
    <Head>
      <Heading level={2} id="preview-heading">
        Step Preview
      </Heading>
      {watched ? (
        <Text as="span" tone="muted" size="sm">
          Watching <bdi>{watched.owner}</bdi>
        </Text>
      ) : (
        <>
          <RecordingBadge live={live} />
          {!showsScreenshots && <PickButton live={live} />}
          {!showsScreenshots && <RecordButton live={live} />}
          {(hasScreenshots || showsScreenshots) && (
            <Tooltip text="Screenshots of the last run">
              <IconButton
                label="Screenshots"
                size="sm"
                icon={<Images />}
                aria-pressed={showsScreenshots}
                onClick={() => onShowScreenshots(!showsScreenshots)}
              />
            </Tooltip>
          )}
          {canUse && (
            <Tooltip text="Restart in a new window">
              <IconButton
                label="Restart"
                size="sm"
                icon={<RotateCcw />}
                onClick={() => live.send({ type: 'restart', starting_url: url.trim() })}
              />
            </Tooltip>
          )}
        </>
      )}
      <Tooltip text={watched ? 'Stop watching' : 'Close live browser'}>
        <IconButton
          label={watched ? 'Stop watching' : 'Close live browser'}
          size="sm"
          icon={<X />}
          onClick={onClose}
        />
      </Tooltip>
    </Head>
  );
}
