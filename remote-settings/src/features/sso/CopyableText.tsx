import { Check, Copy } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { IconButton, Row } from 'shared/ui';
import { CodeBox } from '../../components/CodeBox.ts';

interface Props {
  /** What it is, for screen readers. */
  label: string;
  text: string;
}

/** A text to be pasted elsewhere, with a button that copies it. */
export function CopyableText({ label, text }: Props) {
  const { isCopied, copy } = useCopied(text);
  return (
    <Row gap={2}>
      <CodeBox>{text}</CodeBox>
      <IconButton
        label={isCopied ? 'Copied' : `Copy ${label}`}
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => void copy()}
      />
    </Row>
  );
}
