import { Check, Copy } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { color, radius, space, styled } from 'shared/theme';
import { Button, Notice, Row } from 'shared/ui';
import { CodeBox } from './CodeBox.ts';

interface Props {
  /** The accessible name of the group. */
  label: string;
  /** What is to be done with it. */
  text: string;
  secret: string;
  copyLabel: string;
  onDone: () => void;
}

/** A secret that was just created and is shown once. Not in a dialog, which a stray click would close. */
export function NewSecret({ label, text, secret, copyLabel, onDone }: Props) {
  const { isCopied, copy } = useCopied(secret);
  return (
    <Root role="group" aria-label={label}>
      <Notice tone="warning">{text}</Notice>
      <Secret>{secret}</Secret>
      <Row gap={2} wrap>
        <Button
          size="sm"
          variant="secondary"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : copyLabel}
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

const Secret = styled(CodeBox)`
  padding: ${space(3)} ${space(4)};
`;
