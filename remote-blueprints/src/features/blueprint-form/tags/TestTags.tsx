import { useQuery } from 'shared/query';
import { blueprintsQuery } from '../../../api/blueprints.ts';
import { tagsOf } from '../../../model/tags.ts';
import { draftAtom, savedAtom, useEditor, useEditorValue } from '../../../state/editor.ts';
import { TagsField } from './TagsField.tsx';

/** The tags of a test, where the server knows tags: other tests show whether it does. */
export function TestTags() {
  const { change } = useEditor();
  const draft = useEditorValue(draftAtom);
  const saved = useEditorValue(savedAtom);
  const { data: items } = useQuery(blueprintsQuery());
  const isKnown = saved.tags !== undefined || items?.every(({ tags }) => tags !== undefined);
  if (!isKnown) return null;
  return (
    <TagsField
      tags={draft.tags ?? []}
      known={tagsOf(items ?? [])}
      // Without tags a new test is as it was.
      onChange={(tags) => change({ tags: tags.length > 0 ? tags : saved.tags && [] })}
    />
  );
}
