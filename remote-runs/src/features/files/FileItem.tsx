import { Download, FileText } from 'lucide-react';
import type { RunFile, StepResult } from 'shared/contract';
import { fileSize } from 'shared/format';
import { color, font, space, styled, wrappingRow } from 'shared/theme';
import { Button, LinkButton } from 'shared/ui';
import { nameOf } from '../../model/step-place.ts';

interface Props {
  file: RunFile;
  /** undefined: the download began before the first step. */
  step: StepResult | undefined;
  onShow: (stepNumber: number) => void;
}

/** A downloaded file with its size and its step. */
export function FileItem({ file, step, onShow }: Props) {
  const { name, content_type, size, url } = file;
  return (
    <Root>
      <FileText size={18} aria-hidden />
      <Words>
        <Name>{name}</Name>
        <Facts>
          <span>{content_type}</span>
          <span>{fileSize(size)}</span>
          {step ? (
            <Button variant="ghost" size="sm" onClick={() => onShow(step.step_number)}>
              {nameOf(step)}
            </Button>
          ) : (
            <span>Before the first step</span>
          )}
          {url === null && <span>Removed because of its age</span>}
        </Facts>
      </Words>
      {url !== null && (
        <LinkButton
          href={url}
          variant="secondary"
          size="sm"
          icon={<Download size={16} aria-hidden />}
          aria-label={`Download ${name}`}
        >
          Download
        </LinkButton>
      )}
    </Root>
  );
}

const Root = styled.li`
  ${wrappingRow(2, 3)}
  padding: ${space(3)};

  & + & {
    border-top: 1px solid ${color('border')};
  }

  > svg {
    flex: none;
    color: ${color('textMuted')};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 180px;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  ${font('sm')}
  ${wrappingRow(0, 3)}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
