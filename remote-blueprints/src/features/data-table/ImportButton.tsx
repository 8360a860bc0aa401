import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'shared/ui';
import { readFile, type ReadTable } from './read-text.ts';

/** Chooses and reads a CSV file. */
export function ImportButton({ onRead }: { onRead: (read: ReadTable) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void readFile(file).then(onRead);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      <Button size="sm" variant="secondary" icon={<Upload />} onClick={() => input.current?.click()}>
        Import CSV
      </Button>
    </>
  );
}
