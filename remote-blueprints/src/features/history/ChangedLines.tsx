import { diffText, type TextPart } from '../../model/version-diff.ts';
import { DiffLine } from './DiffLine.tsx';

/** A text before and after a change, with the words that differ emphasised. */
export function ChangedLines({ before, after }: { before: string; after: string }) {
  const parts = diffText(before, after);
  return (
    <div>
      <DiffLine kind="removed" label="Before:">
        <Parts parts={parts.before} />
      </DiffLine>
      <DiffLine kind="added" label="After:">
        <Parts parts={parts.after} />
      </DiffLine>
    </div>
  );
}

function Parts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text, isDifferent }, index) =>
    isDifferent ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
}
