import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openSentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { describeActions } from './testing/describe-actions.ts';
import { failureOf } from './testing/execute-sentence.ts';

/** A list that renders only what is near its window, one that does so late, a feed that loads more at its end, a strip, and a list in a shadow root. */
const PAGE = `<div id="list" style="height: 100px; overflow: auto"><div style="height: 900px"><div id="rows" style="position: relative"></div></div></div>
  <div id="late" style="height: 100px; overflow: auto"><div style="height: 450px"><p id="shown" style="position: relative"></p></div></div>
  <div id="feed" style="height: 90px; overflow: auto"></div>
  <div style="width: 80px; overflow: auto"><div style="width: 900px; height: 20px; display: flex; justify-content: end"><div id="strip"></div></div></div>
  <x-list></x-list><p id="picked"></p>
  <script>
    const draw = () => {
      const first = Math.floor(list.scrollTop / 30);
      rows.style.top = first * 30 + 'px';
      rows.innerHTML = [0, 1, 2, 3].map((row) => '<button style="display: block; height: 30px" onclick="picked.textContent = this.textContent">Row ' + (first + row) + '</button>').join('');
    };
    list.onscroll = draw;
    draw();
    // Drawn 90 ms after a scroll on a machine so slow that such a timer ends only just before a longer one.
    let drawLate = null;
    late.onscroll = () => { drawLate = () => { shown.style.top = late.scrollTop + 'px'; shown.textContent = 'From ' + late.scrollTop; }; };
    const start = setTimeout.bind(window);
    window.setTimeout = (then, wait) => start(() => { if (wait > 90) drawLate?.(); then(); }, wait);
    let count = 0;
    const load = () => { for (let more = 0; more < 5 && count < 12; more++) feed.innerHTML += '<p>Post ' + ++count + '</p>'; };
    load();
    feed.onscroll = () => { if (feed.scrollTop + feed.clientHeight > feed.scrollHeight - 2) setTimeout(load, 200); };
    strip.parentElement.parentElement.onscroll = () => { strip.innerHTML = '<button>Far right</button>'; };
    customElements.define('x-list', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = '<div style="height: 50px; overflow: auto"><div style="height: 200px"></div><b></b></div>';
        this.shadowRoot.firstChild.onscroll = () => { this.shadowRoot.querySelector('b').textContent = 'Inner end'; };
      }
    });
  </script>`;

describeActions(
  'scrolling to what is not there yet',
  PAGE,
  [
    {
      steps: ['Scroll to "Row 20"', 'Click "Row 20"'],
      leaves: "picked.textContent === 'Row 20'",
    },
    {
      steps: ['Scroll to "Post 12"'],
      leaves: 'feed.scrollTop > 0',
      result: 'Scrolled to the text "Post 12".',
    },
    { steps: ['Scroll to "From 240"'], leaves: 'late.scrollTop === 240' },
    { steps: ['Scroll to "Far right"'], leaves: "strip.textContent === 'Far right'" },
    {
      steps: ['Scroll to "Inner end"'],
      leaves: "document.querySelector('x-list').shadowRoot.firstChild.scrollTop > 0",
    },
  ],
  [
    {
      steps: ['Scroll to "Row 700"'],
      because:
        /^There is no element "Row 700"\. .* All 5 areas of the page that can be scrolled were scrolled to their ends\.$/,
      leaves: 'list.scrollTop === 0',
    },
  ],
);

it('gives up on a list that never ends', async () => {
  const page = await openSentencePage(
    `<div id="feed" style="height: 90px; overflow: auto"></div><script>
      const load = () => { for (let more = 0; more < 9; more++) feed.append(Object.assign(document.createElement('p'), { textContent: 'Post' })); };
      load();
      feed.onscroll = load;
    </script>`,
  );
  try {
    const failure = await failureOf(page.run, 'Scroll to "Nowhere"', { ...FAILING, scrollSearch: 300 });
    assert.match(
      failure,
      /^There is no element "Nowhere"\. .*given up after 0\.3 seconds, before everything was seen\.$/,
    );
  } finally {
    await page.close();
  }
});
