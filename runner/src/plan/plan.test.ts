import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fingerprintSchema, planEntryInputSchema } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { storedPlan } from '../testing/stored-plan.ts';
import {
  parallelOptions,
  PARALLEL_TESTS,
  runSteps,
  startTestRunner,
  type TestRunner,
} from '../testing/test-runner.ts';
import { serveSite } from '../testing/test-site.ts';
import { STATIC } from '../testing/timings.ts';
import type { LearnedStep, RunnerStep, RunRequest } from '../types.ts';

const SAVE = `<h1>Order</h1><button id="save" onclick="out.textContent='Saved'">Save</button>
<button id="delete" onclick="out.textContent='Deleted'">Delete</button><p id="out"></p>`;
/** A button that shows what it is. */
const button = (id: string, name: string) =>
  `<button id="${id}" onclick="out.textContent='${id} clicked'">${name}</button>`;
const page = (...content: string[]) => `<h1>Order</h1>${content.join('\n')}<p id="out"></p>`;

const toStep = (action: string): RunnerStep => ({
  action,
  type: readStep(action).type ?? 'act',
  useVision: false,
});

/** The page of each site by its path; a path is used by one test. */
const pages: Record<string, string> = {};

describe('a plan', { concurrency: PARALLEL_TESTS }, () => {
  let runner: TestRunner;
  let address: string;
  let close: () => Promise<void>;
  before(async () => {
    runner = await startTestRunner(parallelOptions);
    const answers = new Proxy({} as Parameters<typeof serveSite>[0], {
      get: (_, path) => () => ({ body: pages[String(path)] ?? '' }),
      has: () => true,
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    });
    const site = await serveSite(answers);
    address = site.address;
    close = site.close;
  });
  after(async () => {
    await runner.close();
    await close();
  });

  async function run(path: string, html: string, sentences: string[], request: Partial<RunRequest> = {}) {
    pages[path] = html;
    const steps = sentences.map(toStep);
    const report = await runSteps(runner.runner, new URL(path, address).href, [], {
      steps,
      timing: STATIC,
      ...request,
    });
    const learned = report.outcome.learned ?? [];
    for (const { stepIndex: _, proposal, ...entry } of learned) {
      planEntryInputSchema.parse({ ...entry, origin: 'run' });
      if (proposal) fingerprintSchema.parse(proposal.found);
    }
    const results = report.steps.map(({ result }) => result);
    return { ...report, steps: report.steps, learned, results, plan: storedPlan(steps, learned) };
  }

  /** Runs the sentences on one page, then with what was learned on another. */
  async function runTwice(
    path: string,
    sentences: string[],
    [first, second]: [string, string],
    request: Partial<RunRequest> & { dismissed?: boolean } = {},
  ) {
    const before = await run(path, first, sentences);
    assert.equal(before.outcome.status, 'passed', before.results.join(' '));
    return run(path, second, sentences, { plan: before.plan, ...request });
  }

  const only = (learned: LearnedStep[]) => {
    assert.equal(learned.length, 1, JSON.stringify(learned));
    return learned[0] as LearnedStep;
  };

  it('is learned from a run that passes: commands and elements', async () => {
    const html = page(
      `<form aria-label="Buyer"><label>E-mail <input name="email" placeholder="you@example.com"></label>
       <button type="button" data-testid="go" id="b17" onclick="out.textContent='Sent'">Send</button><button type="button">Back</button></form>`,
    );
    const { learned, outcome } = await run('/learn/17', html, [
      'Type "a@b.example" into "E-mail"',
      'Click "Send"',
      'The "Send" button is visible',
      'The page shows "Sent"',
    ]);
    assert.equal(outcome.status, 'passed');
    assert.deepEqual(
      learned.map(({ type, text, page }) => [type, text, page]),
      [
        ['act', 'Type "a@b.example" into "E-mail"', '/learn/*'],
        ['act', 'Click "Send"', '/learn/*'],
        ['assert', 'The "Send" button is visible', '/learn/*'],
        ['assert', 'The page shows "Sent"', '/learn/*'],
      ],
    );
    const [typed, clicked, asserted] = learned.map(({ actions }) => actions[0]?.target[0]);
    assert.deepEqual(
      [typed?.role, typed?.name, typed?.field, typed?.placeholder, typed?.text],
      ['textbox', 'E-mail', 'email', 'you@example.com', null],
    );
    assert.deepEqual(
      [clicked?.role, clicked?.name, clicked?.testId, clicked?.id, clicked?.section, clicked?.row],
      ['button', 'Send', { attribute: 'data-testid', value: 'go' }, null, 'Order', null],
    );
    assert.deepEqual(clicked?.neighbours, ['E-mail', 'Back']);
    assert.equal(asserted?.name, 'Send');
    assert.deepEqual(learned[1]?.actions[0]?.command, {
      kind: 'click',
      gesture: 'click',
      target: { name: 'Send', kind: null, ordinal: null, place: null },
      times: 1,
    });
  });

  it('is not learned again, nor from a run that fails', async () => {
    const again = await runTwice('/again', ['Click "Save"'], [SAVE, SAVE]);
    assert.deepEqual([again.outcome.status, again.learned], ['passed', []]);
    const failed = await run('/again', SAVE, ['Click "Save"', 'The page shows "Sold"']);
    assert.deepEqual([failed.outcome.status, failed.learned], ['failed', []]);
  });

  it('heals a renamed button by a proposal', async () => {
    const renamed = SAVE.replace('>Save<', '>Keep "all"<');
    const sentences = ['Click the "Save" button', 'The page shows "Saved"'];
    const { outcome, steps, learned } = await runTwice('/renamed', sentences, [SAVE, renamed]);
    assert.equal(outcome.status, 'passed', steps[0]?.result);
    assert.deepEqual(
      steps[0]?.marks.map(({ kind }) => kind),
      ['healed'],
    );
    assert.equal(
      steps[0]?.marks[0]?.text,
      'The button "Keep "all"" was used: earlier runs acted on it as "Save", and it is still the same (id save). If that is right, the step is: Click the "Keep \\"all\\"" button.',
    );
    const { proposal, actions, text } = only(learned);
    assert.equal(text, 'Click the "Save" button');
    assert.deepEqual(
      [proposal?.kind, proposal?.found.name, actions[0]?.target],
      ['renamed', 'Keep "all"', []],
    );
    const sentence = proposal?.sentence ?? '';
    const accepted = await run('/renamed', renamed, [sentence, 'The page shows "Saved"']);
    assert.equal(accepted.outcome.status, 'passed', sentence);
  });

  it('heals nothing in a run that then fails, nor in a frozen one', async () => {
    const renamed = SAVE.replace('>Save<', '>Keep<');
    const before = await run('/frozen', SAVE, ['Click "Save"']);
    const { plan } = before;
    const failed = await run('/frozen', renamed, ['Click "Save"', 'The page shows "Sold"'], { plan });
    assert.deepEqual([failed.outcome.status, failed.learned], ['failed', []]);
    const frozen = await run('/frozen', renamed, ['Click "Save"'], { plan, isFrozen: true });
    assert.equal(frozen.outcome.status, 'failed');
    assert.match(
      frozen.results[0] ?? '',
      /is now called "Keep", but this run is frozen\. Write: Click "Keep"\./u,
    );
    assert.deepEqual(frozen.learned, []);
  });

  it('never takes another control for a button that is gone', async () => {
    const swapped = await runTwice(
      '/swapped',
      ['Click "Save"'],
      [page(button('save', 'Save'), button('delete', 'Delete')), page(button('save', 'Delete'))],
    );
    assert.equal(swapped.outcome.status, 'failed');
    assert.match(
      swapped.results[0] ?? '',
      /an element \(id save\) that is now the button "Delete", which stood next to it before\./u,
    );
    const other = await runTwice(
      '/other',
      ['Click "Save"'],
      [
        page(`<button id="save" data-testid="keep">Save</button>`),
        page(`<button id="erase" data-testid="keep">Erase</button>`),
      ],
    );
    assert.equal(other.outcome.status, 'failed');
    assert.match(
      other.results[0] ?? '',
      /\(data-testid keep\) that is now the button "Erase", with other attributes besides\./u,
    );
    const bare = await runTwice(
      '/bare',
      ['Click "Save"'],
      [page('<button>Save</button>'), page('<button>Keep</button>')],
    );
    assert.deepEqual([bare.outcome.status, bare.steps[0]?.marks], ['failed', []]);
  });

  it('does not heal what a person has refused, nor what has moved to another section', async () => {
    const renamed = SAVE.replace('>Save<', '>Keep<');
    const sentences = ['Click "Save"'];
    const before = await run('/refused', SAVE, sentences);
    const healed = await run('/refused', renamed, sentences, { plan: before.plan });
    const { proposal } = only(healed.learned);
    assert.equal(proposal?.planned.name, 'Save');
    const dismissed = [proposal.found];
    const plan = storedPlan(sentences.map(toStep), before.learned, { dismissed });
    const refused = await run('/refused', renamed, sentences, { plan });
    assert.equal(refused.outcome.status, 'failed');
    assert.match(refused.results[0] ?? '', /which a person has refused/u);
    const moved = await run('/refused', renamed.replace('Order', 'Danger'), sentences, { plan: before.plan });
    assert.equal(moved.outcome.status, 'failed');
    assert.match(moved.results[0] ?? '', /in another section\./u);
  });

  it('fails and shows both if two labels were swapped', async () => {
    const swapped = page(button('save', 'Delete'), button('delete', 'Save'));
    const sentences = ['Click "Save"'];
    const before = await run('/labels', SAVE, sentences);
    const { outcome, results, learned, steps } = await run('/labels', swapped, sentences, {
      plan: before.plan,
    });
    assert.equal(outcome.status, 'failed');
    assert.match(
      results[0] ?? '',
      /different elements, so nothing was done\. The sentence: button "Save" \(id delete\)\. The plan: button "Delete" \(id save\), which was called "Save"\. Accept the element/u,
    );
    assert.deepEqual(steps[0]?.marks, []);
    const { proposal, actions } = only(learned);
    assert.deepEqual([proposal?.kind, proposal?.sentence, proposal?.found.id], ['conflict', null, 'delete']);
    assert.deepEqual(actions[0]?.target, []);
    const dismissed = proposal ? [proposal.found] : [];
    const plan = storedPlan(sentences.map(toStep), before.learned, { dismissed });
    const again = await run('/labels', swapped, sentences, { plan, isFrozen: true });
    assert.deepEqual([again.outcome.status, again.learned], ['failed', []]);
    assert.match(again.results[0] ?? '', /refused the element of the sentence before\. Change the sentence/u);
    assert.doesNotMatch(again.results[0] ?? '', /Accept/u, 'there is no proposal');
  });

  it('accepts an element that has other attributes, if nothing else has the old ones', async () => {
    const replaced = page(button('keep', 'Save'), button('delete', 'Delete'));
    const { outcome, learned } = await runTwice('/replaced', ['Click "Save"'], [SAVE, replaced]);
    assert.equal(outcome.status, 'passed');
    const { proposal, actions } = only(learned);
    assert.deepEqual([proposal, actions[0]?.target[0]?.id], [null, 'keep']);
    const wrapped = page(`<div data-testid="s"><button>Save</button></div>`);
    const inner = page(`<button data-testid="s">Save</button>`);
    assert.equal((await runTwice('/wrapped', ['Click "Save"'], [inner, wrapped])).outcome.status, 'passed');
  });

  const row = (name: string) =>
    `<tr><td>${name}</td><td><button data-testid="drop" onclick="out.textContent='${name} dropped'">Drop</button></td></tr>`;
  const table = (...names: string[]) => page(`<table>${names.map(row).join('')}</table>`);

  it('knows the rows of a table', async () => {
    const sentence = 'Click "Drop" in the row of "Blue"';
    const grown = await runTwice(
      '/rows',
      [sentence, 'The page shows "Blue dropped"'],
      [table('Blue', 'Red'), table('Green', 'Red', 'Blue')],
    );
    assert.deepEqual([grown.outcome.status, grown.learned], ['passed', []]);
    const renamed = table('Blue', 'Red').replaceAll('>Drop<', '>Remove<');
    const healed = await runTwice('/rows-renamed', [sentence], [table('Blue', 'Red'), renamed]);
    assert.equal(healed.outcome.status, 'passed', healed.results[0]);
    assert.equal(only(healed.learned).proposal?.sentence, 'Click "Remove" in the row of "Blue"');
    const gone = await runTwice(
      '/rows-gone',
      [sentence],
      [table('Blue', 'Red'), renamed.replace('Blue', 'Rose')],
    );
    assert.equal(gone.outcome.status, 'failed');
  });

  it('compares nothing that is named by its number or by a value', async () => {
    const list = (...ids: string[]) => page(...ids.map((id) => button(id, 'Add')), button('other', 'More'));
    const first = await runTwice(
      '/first',
      ['Click the first "Add" button'],
      [list('a', 'b'), list('b', 'a')],
    );
    assert.equal(first.outcome.status, 'passed', first.results[0]);
    const valuesOf = (value: string) => [{ name: 'lamp', value, isSecret: false }];
    const named = ['Click "{{lamp}}"'];
    const lamps = page(button('blue', 'Blue'), button('red', 'Red'));
    const before = await run('/value', lamps, named, { values: valuesOf('Blue') });
    assert.equal(before.outcome.status, 'passed', before.results[0]);
    const other = await run('/value', lamps, named, {
      plan: before.plan,
      values: valuesOf('Red'),
    });
    assert.equal(other.outcome.status, 'passed', other.results[0]);
  });

  it('keeps the elements of two dialogs that one sentence answers', async () => {
    const dialog = (id: string, next: string) =>
      `<dialog id="d-${id}"><button id="ok-${id}" onclick="this.closest('dialog').close();${next}">OK</button></dialog>`;
    const html = page(
      dialog('one', "document.getElementById('d-two').showModal()"),
      dialog('two', "out.textContent='Both'"),
      `<button onclick="document.getElementById('d-one').showModal()">Ask</button>`,
    );
    const sentences = ['Click "Ask"', 'Click "OK"', 'Click "OK"', 'The page shows "Both"'];
    const { outcome, learned, results } = await runTwice('/dialogs', sentences, [html, html]);
    assert.deepEqual([outcome.status, learned], ['passed', []], results.join(' '));
  });

  it('is no reason to fail a second step with the same words that means something else by then', async () => {
    const toggle = (id: string) =>
      `<button id="${id}" onclick="this.textContent='Remove'; ${id === 'a' ? 'b.hidden=false' : ''}" ${id === 'b' ? 'hidden' : ''}>Add</button>`;
    const html = page(toggle('a'), toggle('b'));
    const attempt = await run('/toggles', html, ['Click "Add"']);
    const { outcome, results } = await run('/toggles', html, ['Click "Add"', 'Click "Add"'], {
      plan: storedPlan(['Click "Add"', 'Click "Add"'].map(toStep), attempt.learned),
    });
    assert.equal(outcome.status, 'passed', results.join(' '));
  });

  it('neither heals nor overrules an assertion', async () => {
    const sentences = ['The "Save" button is visible'];
    const gone = await runTwice('/assertion', sentences, [SAVE, SAVE.replace('>Save<', '>Keep<')]);
    assert.deepEqual([gone.outcome.status, gone.steps[0]?.marks, gone.learned], ['failed', [], []]);
    const swapped = page(button('save', 'Delete'), button('delete', 'Save'));
    assert.equal((await runTwice('/assertion-2', sentences, [SAVE, swapped])).outcome.status, 'passed');
  });

  it('holds no secret', async () => {
    const values = [{ name: 'code', value: 'S3cret-word', isSecret: true }];
    const html = page(
      `<p>Ask S3cret-word</p><label>Code <input name="code" oninput="shown.textContent=this.value"></label>
       <button id="go" title="S3cret-word" onclick="out.textContent='Gone'">Go</button><button data-testid="S3cret-word">S3cret-word</button><p id="shown"></p>`,
    );
    const { outcome, learned } = await run('/secret', html, ['Type "{{code}}" into "Code"', 'Click "Go"'], {
      values,
    });
    assert.deepEqual([outcome.status, learned.length], ['passed', 2]);
    assert.ok(!JSON.stringify(learned).includes('S3cret'), JSON.stringify(learned));
    assert.match(JSON.stringify(learned[0]?.actions[0]?.command), /\{\{code\}\}/u);
  });

  it('shows no password of a step whose field was renamed', async () => {
    const form = (label: string) =>
      page(`<form aria-label="Buyer"><label>${label} <input name="login" type="password"></label></form>`);
    const sentences = ['Type "hunter2-lamp" into "Password"'];
    const { outcome, steps, learned } = await runTwice('/password', sentences, [
      form('Password'),
      form('Login word'),
    ]);
    assert.equal(outcome.status, 'passed', steps[0]?.result);
    assert.match(steps[0]?.marks[0]?.text ?? '', /the step is: Type "••••" into "Login word"\.$/u);
    assert.ok(!JSON.stringify(steps).includes('hunter2'), JSON.stringify(steps));
    assert.equal(only(learned).proposal?.sentence, 'Type "hunter2-lamp" into "Login word"');
    const frozen = await runTwice('/password-2', sentences, [form('Password'), form('Login word')], {
      isFrozen: true,
    });
    assert.match(frozen.results[0] ?? '', /Write: Type "••••" into "Login word"/u);
    assert.deepEqual(frozen.steps[0]?.fixes, [
      { kind: 'replace', sentence: 'Type "••••" into "Login word"' },
    ]);
  });

  it('finds elements in frames, and knows both ends of a drag', async () => {
    const inner = (name: string) =>
      `<iframe title="Card" srcdoc="<button id='pay' onclick='document.body.append(&quot;Paid&quot;)'>${name}</button>"></iframe>`;
    const paid = 'The page shows "Paid"';
    const { outcome, learned, results } = await runTwice(
      '/frame',
      ['Click "Pay"', paid],
      [page(inner('Pay')), page(inner('Buy'))],
    );
    assert.equal(outcome.status, 'passed', results[0]);
    assert.equal(only(learned).proposal?.sentence, 'Click "Buy"');
    const html = page(`<div id="from" draggable="true">Lamp</div>
      <div id="cart" ondragover="event.preventDefault()" ondrop="this.append(from)">Cart</div>`);
    const dragged = await run('/drag', html, ['Drag "Lamp" to "Cart"']);
    const { actions } = only(dragged.learned);
    assert.deepEqual([actions[0]?.target[0]?.id, actions[0]?.destination[0]?.id], ['from', 'cart']);
  });

  it('belongs to a text, wherever the step stands', async () => {
    const before = await run('/moved', SAVE, ['Click "Save"']);
    const sentences = ['The page shows "Order"', 'Please click on  "Save".'];
    const swapped = page(button('save', 'Delete'), button('delete', 'Save'));
    const plan = storedPlan(sentences.map(toStep), before.learned);
    const { results } = await run('/moved', swapped, sentences, { plan });
    assert.match(results.at(-1) ?? '', /different elements/u);
  });
});
