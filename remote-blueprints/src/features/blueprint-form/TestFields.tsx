import { media, space, styled } from 'shared/theme';
import { AddressField } from '../../components/AddressField.tsx';
import { SuiteChoice } from '../../components/SuiteChoice.tsx';
import { FieldRow } from './FieldRow.ts';
import { NameField } from './NameField.tsx';
import { draftAtom, errorsAtom, useEditor, useEditorValue } from '../../state/editor.ts';

/** The fields of a test above its steps. */
export function TestFields() {
  const { isUrlRequired, change } = useEditor();
  const { url, suiteId } = useEditorValue(draftAtom);
  return (
    <Fields>
      <NameField label="Name" />
      <AddressField
        label="URL"
        required={isUrlRequired}
        isOptional={!isUrlRequired}
        value={url}
        onChange={(url) => change({ url })}
        error={useEditorValue(errorsAtom).url}
      />
      <SuiteChoice isOptional value={suiteId} onChange={(suiteId) => change({ suiteId })} />
    </Fields>
  );
}

/** The error of an address is the longest: it needs a little more room to stay in one line. */
const Fields = styled(FieldRow)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr);
    column-gap: ${space(4)};
  }
`;
