import { AutoFocusPlugin } from '@lexical/react/LexicalAutoFocusPlugin';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { $createParagraphNode, $createTextNode, $getRoot, FORMAT_TEXT_COMMAND, UNDO_COMMAND } from 'lexical';
import { show } from './support/react.tsx';

function Toolbar() {
  const [editor] = useLexicalComposerContext();
  return (
    <div className="toolbar">
      <button onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)} aria-label="Undo">
        ↶
      </button>
      <button onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')} aria-label="Format Bold">
        B
      </button>
    </div>
  );
}

function Editor({ text, placeholder }: { text: string; placeholder: string }) {
  const write = () => {
    if (text) $getRoot().append($createParagraphNode().append($createTextNode(text)));
  };
  const onError = (error: Error) => {
    throw error;
  };
  return (
    <LexicalComposer initialConfig={{ namespace: placeholder, editorState: write, onError }}>
      <Toolbar />
      <div style={{ position: 'relative' }}>
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              aria-placeholder={placeholder}
              placeholder={<div style={{ position: 'absolute', top: 0 }}>{placeholder}</div>}
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <AutoFocusPlugin />
      </div>
    </LexicalComposer>
  );
}
show(
  <>
    <h1>Post</h1>
    <Editor text="" placeholder="Enter some rich text…" />
    <h2>Reply</h2>
    <Editor text="Thank you, Ada." placeholder="Enter a reply…" />
  </>,
);
