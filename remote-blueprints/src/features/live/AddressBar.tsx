import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { color, flexRow, font, media, radius, space, styled } from 'shared/theme';
import { Button, IconButton, Spinner } from 'shared/ui';
import { useLiveState, type LiveBrowser } from '../../state/live-browser.ts';
import { isUsable, type LiveState } from '../../model/live-state.ts';
import { completeAddress } from '../../model/web-address.ts';

const pageOf = ({ page }: LiveState) => page;

interface Props {
  live: LiveBrowser;
  /** null: the page does not have the focus. */
  onLeave: (() => void) | null;
}

/** Where the live page is, the way to others, and the one back to the editor. */
export function AddressBar({ live, onLeave }: Props) {
  const page = useLiveState(live, pageOf);
  const canUse = useLiveState(live, isUsable);
  /** null: it shows where the page is. */
  const [typed, setTyped] = useState<string | null>(null);
  const navigate = (to: 'back' | 'forward' | 'reload') => live.send({ type: 'navigate', to });

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would save the test.
    event.preventDefault();
    event.stopPropagation();
    const url = completeAddress(typed ?? '').trim();
    if (event.key === 'Enter' && url !== '') live.send({ type: 'navigate', to: { url } });
    setTyped(null);
  };

  return (
    <Root>
      {canUse && (
        <>
          <IconButton label="Back" size="sm" icon={<ArrowLeft />} onClick={() => navigate('back')} />
          <IconButton label="Forward" size="sm" icon={<ArrowRight />} onClick={() => navigate('forward')} />
          <IconButton label="Reload" size="sm" icon={<RotateCw />} onClick={() => navigate('reload')} />
        </>
      )}
      <Address
        aria-label="Address of the live page"
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        readOnly={!canUse}
        value={typed ?? page?.url ?? ''}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={handleKeyDown}
      />
      <Loading>{page?.isLoading && <Spinner size={14} />}</Loading>
      {onLeave && <LeaveButton onLeave={onLeave} />}
    </Root>
  );
}

const Root = styled.div`
  ${flexRow(1)}
  padding: ${space(1)} ${space(2)};
  border-bottom: 1px solid ${color('border')};
`;

const Address = styled.input`
  ${font('sm')}
  flex: 1;
  min-width: 0;
  height: 28px;
  padding: 0 ${space(3)};
  color: ${color('text')};
  text-overflow: ellipsis;
  background: ${color('surfaceSunken')};
  border: 1px solid transparent;
  border-radius: ${radius('full')};

  &:focus {
    background: ${color('surface')};
    border-color: ${color('control')};
  }

  ${media.phone} {
    height: 40px;
  }
`;

const Loading = styled.span`
  display: grid;
  width: 16px;
`;

/** Gives the focus back to the editor. Keys do not reach the button: they go to the page. */
function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onLeave}
    >
      Leave page (Esc Esc)
    </Button>
  );
}
