import { Fragment } from 'react';
import { color, font, space, styled } from 'shared/theme';
import { Notice } from 'shared/ui';
import type { ExportedFiles } from './load-export.ts';

const NOTES_SHOWN = 100;

/** What was downloaded, and the steps that the format cannot express. */
export function ExportNotes({ exported: { files, notes } }: { exported: ExportedFiles }) {
  if (files.length === 0) return <Notice tone="warning">There is nothing to export.</Notice>;
  const count = files.length === 1 ? '1 file was' : `${files.length} files were`;
  return (
    <>
      <Notice tone="success">{count} downloaded.</Notice>
      {notes.length > 0 && (
        <section aria-label="Notes">
          {notes.length === 1 ? '1 step needs' : `${notes.length} steps need`} your attention. In the spec it
          fails with the same words.
          <List>
            {notes.slice(0, NOTES_SHOWN).map(({ path, step_number: number, message }, index) => (
              <Fragment key={index}>
                <dt>
                  {path}, step {number}
                </dt>
                <dd>{message}</dd>
              </Fragment>
            ))}
          </List>
          {notes.length > NOTES_SHOWN && `And ${notes.length - NOTES_SHOWN} more.`}
        </section>
      )}
    </>
  );
}

const List = styled.dl`
  ${font('sm')}
  margin: ${space(2)} 0;
  overflow-wrap: anywhere;

  dt {
    font-weight: 500;
  }

  dd {
    margin: 0 0 ${space(2)};
    color: ${color('textMuted')};
  }
`;
