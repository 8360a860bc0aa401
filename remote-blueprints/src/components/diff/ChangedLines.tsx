import { diffText, type TextSegment } from '../../model/version-diff.ts';
import { DiffLine } from './DiffLine.tsx';

/** A text before and after a change, with the words that differ emphasised. */
export function ChangedLines({ before, after }: { before: string; after: string }) {
  const segments = diffText(before, after);
  return (
    <div>
      <DiffLine kind="removed" label="Before:">
        <Segments segments={segments.before} />
      </DiffLine>
      <DiffLine kind="added" label="After:">
        <Segments segments={segments.after} />
      </DiffLine>
    </div>
  );
}

function Segments({ segments }: { segments: TextSegment[] }) {
  return segments.map(({ text, isDifferent }, index) =>
    isDifferent ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
}
