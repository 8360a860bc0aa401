import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { show } from './support/react.tsx';

function Editor() {
  const editor = useEditor({
    extensions: [StarterKit],
    content: '<h2>Agenda</h2><ul><li><p>Budget</p></li></ul><p>See you <strong>tomorrow</strong>.</p>',
    immediatelyRender: true,
  });
  return (
    <>
      <h1>Notes</h1>
      <button aria-pressed={false} onClick={() => editor?.chain().focus().toggleBold().run()}>
        Bold
      </button>
      <EditorContent editor={editor} aria-label="Notes" />
    </>
  );
}
show(<Editor />);
