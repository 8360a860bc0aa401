import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { IMPORT_MAX_BYTES } from 'shared/constants';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, Notice, Text } from 'shared/ui';
import { FileInput } from '../../components/FileInput.tsx';

const ACCEPTED = '.md,.json,.csv,.yaml,.zip,.ts,.tsx,.js,.jsx,.mjs,.side,.feature,.txt';
const FILES_MAX = 100;
const FORMATS = [
  'Steplight: exported .zip, or .steps.md with .plan.json and .table.csv',
  'Playwright: trace.zip, recorded .spec.ts and .js',
  'Cypress: .cy.ts and .cy.js',
  'Chrome Recorder: .json',
  'Selenium IDE: .side',
  'Cucumber: .feature',
  'Written steps: .txt, .md',
];

/** Files are chosen or dropped. */
export function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();

  const choose = (files: File[]) => {
    const found = problemOf(files);
    setProblem(found);
    if (found === undefined && files.length > 0) onChoose(files);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose([...event.dataTransfer.files]);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <>
      <Area
        $isOver={isOver}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <FileUp size={28} aria-hidden />
        <Button autoFocus onClick={() => field.current?.click()}>
          Choose Files
        </Button>
        <Text tone="muted" size="sm">
          or drop them here
        </Text>
        <FileInput
          ref={field}
          label="Files to import"
          accept={ACCEPTED}
          multiple
          onChoose={(...files) => choose(files)}
        />
        <Formats aria-label="Formats">
          {FORMATS.map((format) => (
            <li key={format}>{format}</li>
          ))}
        </Formats>
      </Area>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}

function problemOf(files: File[]): string | undefined {
  if (files.length > FILES_MAX) return `Choose at most ${FILES_MAX} files.`;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return size > IMPORT_MAX_BYTES
    ? `Together the files may have at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB.`
    : undefined;
}

const Area = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  place-items: center;
  padding: ${space(8)} ${space(4)} ${space(5)};
  text-align: center;
  background: ${({ $isOver }) => color($isOver ? 'hover' : 'surface')};
  border: 1px dashed ${({ $isOver }) => color($isOver ? 'accent' : 'borderStrong')};
  border-radius: ${radius('md')};

  & > svg {
    color: ${color('textMuted')};
  }
`;

const Formats = styled.ul`
  ${font('sm')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  justify-content: center;
  padding: 0;
  margin: ${space(4)} 0 0;
  color: ${color('textMuted')};
  list-style: none;
`;
