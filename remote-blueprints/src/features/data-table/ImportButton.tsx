import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'shared/ui';
import { FileInput } from '../../components/FileInput.tsx';
import { readFile, type ReadTable } from './read-text.ts';

/** Chooses and reads a CSV file. */
export function ImportButton({ onRead }: { onRead: (read: ReadTable) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput
        ref={input}
        label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        onChoose={(file) => void readFile(file).then(onRead)}
      />
      <Button size="sm" variant="secondary" icon={<Upload />} onClick={() => input.current?.click()}>
        Import CSV
      </Button>
    </>
  );
}
