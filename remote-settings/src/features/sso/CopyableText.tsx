import { Check, Copy } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { color, radius, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';

interface Props {
  /** What it is, for screen readers. */
  label: string;
  text: string;
}

/** A text to be pasted elsewhere, with a button that copies it. */
export function CopyableText({ label, text }: Props) {
  const { isCopied, copy } = useCopied(text);
  return (
    <Root>
      <Code>{text}</Code>
      <IconButton
        label={isCopied ? 'Copied' : `Copy ${label}`}
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => void copy()}
      />
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
`;

const Code = styled.code`
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('sm')};
`;
