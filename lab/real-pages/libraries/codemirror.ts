import { EditorView } from '@codemirror/view';
import { show } from './support/html.ts';

show('<h1>Script</h1><div id="editor"></div><button>Run</button>');
new EditorView({
  doc: 'const answer = 42;\nconsole.log(answer);',
  parent: document.querySelector('#editor') as HTMLElement,
});
