import { Check, Copy, Download } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { saveFile } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { color, media, radius, space, styled } from 'shared/theme';
import { Button, Notice, Row, Stack } from 'shared/ui';

interface Props {
  title: string;
  codes: string[];
  onClose: () => void;
}

/** The recovery codes, which are shown once. Only the button that says that they are stored closes it. */
export function RecoveryCodesDialog({ title, codes, onClose }: Props) {
  const text = codes.join('\n');
  const { isCopied, copy } = useCopied(text);
  return (
    <Dialog
      isOpen
      isKept
      onClose={onClose}
      title={title}
      description="Each of these recovery codes signs you in once, without the authenticator app."
      footer={<Button onClick={onClose}>I have stored them</Button>}
    >
      <Stack gap={4}>
        <Notice tone="warning">
          They are not shown again. Store them in a safe place, not on the phone with the app.
        </Notice>
        <List aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </List>
        <Row gap={3} wrap>
          <Button variant="secondary" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button
            variant="secondary"
            icon={<Download />}
            onClick={() =>
              saveFile(
                new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }),
                'steplight-recovery-codes.txt',
              )
            }
          >
            Download
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: ${space(3)};
  list-style: none;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
