import * as monaco from 'monaco-editor';
import { show } from './support/html.ts';

// The page has one thread: nothing here needs what the workers of a language compute.
globalThis.MonacoEnvironment = {
  getWorker: () => new Worker(URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))),
};
show(
  '<h1>Query</h1><button>Run</button><div id="query" style="height: 200px"></div><h2>Result</h2><p>No rows</p>',
);
const query = document.querySelector<HTMLElement>('#query') ?? document.body;
monaco.editor.create(query, {
  value: ['SELECT name, amount', 'FROM orders', 'WHERE amount > 12'].join('\n'),
  language: 'plaintext',
  ariaLabel: 'Query',
});
