import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSize } from 'shared/format';
import { color, flexRow, font, radius, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import { draftAtom, useEditorValue } from '../../state/editor.ts';
import type { AttachmentState } from './useAttachment.ts';

/** The file that is attached or on its way, and why another one was not attached. */
export function AttachedFile({ attachment }: { attachment: AttachmentState }) {
  const { upload, error, cancel, remove } = attachment;
  const { file } = useEditorValue(draftAtom);
  return (
    <>
      {error !== null && <Failure role="alert">{error}</Failure>}
      {upload ? (
        <Chip name={upload.name} onRemove={cancel} removeLabel={`Cancel the upload of ${upload.name}`}>
          <Progress aria-label={`Upload of ${upload.name}`} max={1} value={upload.progress} />
        </Chip>
      ) : (
        file && (
          <Chip name={file.file_name} onRemove={remove} removeLabel={`Remove ${file.file_name}`}>
            <Size>{fileSize(file.file_size)}</Size>
          </Chip>
        )
      )}
    </>
  );
}

interface ChipProps {
  name: string;
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

function Chip({ name, removeLabel, onRemove, children }: ChipProps) {
  return (
    <Root role="group" aria-label="Attached file">
      <FileText size={16} aria-hidden />
      <Name title={name}>{name}</Name>
      {children}
      <IconButton label={removeLabel} size="sm" icon={<X />} onClick={onRemove} />
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  ${flexRow(2)}
  align-self: flex-end;
  max-width: 100%;
  padding-left: ${space(3)};
  color: ${color('text')};
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};

  & > svg {
    flex: none;
    color: ${color('textMuted')};
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Size = styled.span`
  flex: none;
  color: ${color('textMuted')};
`;

const Progress = styled.progress`
  width: 96px;
  height: 6px;
  accent-color: ${color('accent')};
`;

const Failure = styled.p`
  ${font('sm')}
  align-self: flex-end;
  color: ${color('danger')};
  text-align: right;
  overflow-wrap: anywhere;
`;
