import { Check, Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Select } from 'shared/choice';
import { SHARE_LINK_DAYS } from 'shared/constants';
import { useCopied } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { space, styled } from 'shared/theme';
import { Button, ErrorBox, Notice, Stack, TextField } from 'shared/ui';
import { useCreateShareLink, type NewShareLink, type SharedRun } from '../../api/share-links.ts';
import { LiveLinks } from './LiveLinks.tsx';
import { useEditorsOnly } from './useEditorsOnly.ts';

const LIFETIMES = [1, 7, 30, 90].map((days) => ({
  value: days,
  label: days === 1 ? '1 day' : `${days} days`,
}));

interface Props {
  run: SharedRun;
  onClose: () => void;
}

/** Creates a link to a run, copies it once, and revokes links. */
export function ShareDialog({ run, onClose }: Props) {
  const [days, setDays] = useState(SHARE_LINK_DAYS);
  const create = useCreateShareLink();
  const disabledReason = useEditorsOnly();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Share this run"
      description="Anyone who has the link sees names, steps, results, screenshots and the recording, without signing in. Variables, console and mails stay inside."
      isPending={create.isPending}
    >
      <Stack gap={5}>
        <Line>
          <Select
            label="The link works for"
            options={LIFETIMES}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          />
          <Button
            icon={<Link2 size={16} aria-hidden />}
            isBusy={create.isPending}
            busyLabel="Creating..."
            {...(disabledReason && { disabledReason })}
            onClick={() => create.mutate({ body: { ...run, days } })}
          >
            Create link
          </Button>
        </Line>
        {create.isError && <ErrorBox text={errorText(create.error, 'The link could not be created.')} />}
        {create.data && <NewLink key={create.data.url} link={create.data} />}
        <LiveLinks run={run} />
      </Stack>
    </Dialog>
  );
}

function NewLink({ link: { url, types_secrets: typesSecrets } }: { link: NewShareLink }) {
  const { isCopied, copy } = useCopied(url);
  return (
    <Stack gap={3}>
      <Line>
        <TextField
          label="The new link"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="secondary"
          icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </Line>
      <Notice tone="info">Copy it now: it is not shown again.</Notice>
      {typesSecrets && (
        <Notice tone="warning">
          A secret was typed in this run. Where pages show it as text it is black, but not in images and the
          like: look at the screenshots and the recording before you pass the link on.
        </Notice>
      )}
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};

  > :first-child {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
