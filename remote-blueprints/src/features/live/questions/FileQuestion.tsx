import { useRef } from 'react';
import type { Attachment, LiveQuestion } from 'shared/contract';
import { Button, Stack, Text } from 'shared/ui';
import { FileInput } from '../../../components/FileInput.tsx';
import type { Answer } from './answer.ts';

/** The one file of the test, which its steps upload. */
export interface TestFile {
  file: Attachment | null;
  isUploading: boolean;
  /** Why the last one could not be attached. */
  error: string | null;
  attach: (file: File) => void;
}

interface Props {
  about: Extract<LiveQuestion, { kind: 'file' }>;
  testFile: TestFile | null;
  onAnswer: (answer: Answer) => void;
}

/** Gives the page the file of the test; a test without one gets it here. */
export function FileQuestion({ about: { label }, testFile, onAnswer }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const file = testFile?.file;
  return (
    <Stack gap={3}>
      <Text weight="medium">{label || 'The page asks for a file'}</Text>
      {!testFile && <Text size="sm">A module has no file. Record the upload in a test.</Text>}
      {testFile?.error && (
        <Text size="sm" role="alert">
          {testFile.error}
        </Text>
      )}
      {file && (
        <Button
          size="sm"
          data-takes-focus
          onClick={() => onAnswer({ file: { s3_key: file.s3_key, file_name: file.file_name } })}
        >
          Use {file.file_name}
        </Button>
      )}
      {testFile && (
        <>
          <Button
            variant="secondary"
            size="sm"
            data-takes-focus
            isBusy={testFile.isUploading}
            busyLabel="Uploading..."
            onClick={() => input.current?.click()}
          >
            {file ? 'Attach another file' : 'Attach a file'}
          </Button>
          <FileInput ref={input} label="File for the page" onChoose={testFile.attach} />
        </>
      )}
      <Button variant="secondary" size="sm" onClick={() => onAnswer(null)}>
        Cancel
      </Button>
    </Stack>
  );
}
