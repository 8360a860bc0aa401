import { Check, Copy } from 'lucide-react';
import type { CreatedApiKey } from 'shared/contract';
import { useCopied } from 'shared/feedback';
import { color, radius, space, styled } from 'shared/theme';
import { Button, Notice, Row } from 'shared/ui';

interface Props {
  apiKey: CreatedApiKey;
  onDone: () => void;
}

/** The secret of a key that was just created. Not in a dialog, which a stray click would close. */
export function NewSecret({ apiKey: { name, secret }, onDone }: Props) {
  const { isCopied, copy } = useCopied(secret);
  return (
    <Root role="group" aria-label={`New API key ${name}`}>
      <Notice tone="warning">Copy the key {name} now. It is not shown again.</Notice>
      <Secret>{secret}</Secret>
      <Row gap={2} wrap>
        <Button
          size="sm"
          variant="secondary"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy key'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Done
        </Button>
      </Row>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
`;

const Secret = styled.code`
  min-width: 0;
  padding: ${space(3)} ${space(4)};
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
`;
