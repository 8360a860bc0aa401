import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { PlanEntryInput } from 'shared/contract';
import { planEntryInputSchema } from 'shared/contract';
import { openRecordedPage, type RecordedPage } from './testing/recorded-page.ts';

let page: RecordedPage;
before(async () => {
  page = await openRecordedPage();
});
after(() => page.close());

const PAGE = `<h1>Order</h1>
<label>Name <input name="buyer"></label> <label>Pass <input type="password" name="pass"></label>
<label>Size <select id="size"><option>Small<option>Large</select></label>
<div id="lamp" draggable="true">Lamp</div>
<div id="cart" ondragover="event.preventDefault()" ondrop="this.append(lamp)">Cart</div>
<button data-testid="buy" onclick="this.remove()">Buy</button>`;

/** The plan of the recorded steps, without those that were replaced. */
function recordedPlan(): (PlanEntryInput | undefined)[] {
  const steps: (PlanEntryInput | undefined)[] = [];
  for (const event of page.events)
    if (event.type === 'recorded') {
      const [entry] = event.plan ?? [];
      if (entry) planEntryInputSchema.parse(entry);
      steps.splice(steps.length - event.replaces, event.replaces, ...event.steps.map(() => entry));
    }
  return steps;
}

it('recorded steps say which elements they were about', async () => {
  await page.open(PAGE);
  const { hands } = page;
  await hands.click('[name=buyer]');
  await hands.type('Ada');
  await hands.click('[name=pass]');
  await hands.paste('S3cret word');
  hands.answer({ options: [1] });
  await hands.click('#size');
  await page.expect("document.querySelector('select').value === 'Large'");
  await hands.drag('#lamp', '#cart');
  await hands.click('[data-testid=buy]');
  const sentences = await page.finish();
  assert.deepEqual(page.problems(), []);
  const entries = recordedPlan();
  assert.deepEqual(
    entries.map((entry) => entry?.text),
    sentences,
  );
  assert.deepEqual(
    entries.map((entry) => {
      const [target] = entry?.actions[0]?.target ?? [];
      return [entry?.origin, entry?.page, target?.name, target?.field ?? target?.id ?? target?.testId?.value];
    }),
    [
      ['recording', 'about:blank', 'Name', 'buyer'],
      ['recording', 'about:blank', 'Pass', 'pass'],
      ['recording', 'about:blank', 'Size', 'size'],
      ['recording', 'about:blank', 'Lamp', 'lamp'],
      ['recording', 'about:blank', 'Buy', 'buy'],
    ],
  );
  assert.equal(entries[3]?.actions[0]?.destination[0]?.id, 'cart');
  assert.equal(JSON.stringify(page.events).includes('S3cret'), false);
});
