import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  runSteps,
  SIDE_BY_SIDE,
  sideBySide,
  startTestRunner,
  type TestRunner,
} from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

const FIELD = '<input id="entry" placeholder="New task"> <button onclick="add()">Add</button><ul></ul>';
const ADD = `function add() { const li = document.createElement('li'); li.textContent = entry.value; document.querySelector('ul').append(li);
  entry.value = '' }`;
const AT_ENTER = "entry.onkeydown = ({ key }) => { if (key === 'Enter') setTimeout(add, 300) }";

describe('adding an entry', { concurrency: SIDE_BY_SIDE }, () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/enter': `<h1>Tasks</h1>${FIELD}<script>${ADD};${AT_ENTER}</script>`,
      '/button': `<h1>Tasks</h1>${FIELD}<script>${ADD}</script>`,
      '/neither': `<h1>Tasks</h1>${FIELD}<script>function add() {}</script>`,
      '/pretends': `<h1>Tasks</h1>${FIELD}<script>function add() {}
        Object.defineProperty(entry, 'value', { get: () => '', set: () => undefined })</script>`,
      '/search':
        '<h1>Tasks</h1><form><input name="q" type="search"> <button>Search</button></form><p>Milk</p>',
    });
    test = await startTestRunner(sideBySide);
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  async function add(path: string) {
    const { steps } = await runSteps(test.runner, site.address + path, [
      'Add a new task called Milk',
      'Verify that there is 1 list item',
    ]);
    return steps;
  }

  it('sends it with Enter where that is enough', async () => {
    const [step, check] = await add('/enter');
    assert.equal(step?.result, 'Typed "Milk" into field "New task". Pressed Enter.');
    assert.equal(check?.isSuccessful, true);
  });

  it('presses the button beside the field where Enter does nothing', async () => {
    const [step, check] = await add('/button');
    assert.match(step?.result ?? '', /Pressed Enter\. Clicked .*button/);
    assert.equal(check?.isSuccessful, true);
  });

  it('fails where nothing takes it in', async () => {
    const [step] = await add('/neither');
    assert.equal(step?.isSuccessful, false);
    assert.match(step.result, /Nothing took "Milk" in\. Say what to do/);
  });

  it('looks at the field itself, whatever the page says of it', async () => {
    const [step] = await add('/pretends');
    assert.equal(step?.isSuccessful, false);
    assert.match(step.result, /Nothing took "Milk" in/);
  });

  it('does not take a field to search with for it', async () => {
    const [step] = await add('/search');
    assert.equal(step?.isSuccessful, false);
    assert.match(step.result, /search/);
  });
});
