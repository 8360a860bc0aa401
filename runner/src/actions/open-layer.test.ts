import { describeActions } from './testing/describe-actions.ts';

describeActions(
  'a page that gives the pointer to an open layer alone',
  `<body><button id="more" onpointerdown="list.hidden = false; document.body.style.pointerEvents = 'none'">More</button>
  <button onclick="document.title = 'Saved'">Save</button>
  <div role="menu" id="list" hidden style="pointer-events: auto"><div role="menuitem" onclick="document.title = 'Copied'">Copy</div></div>
  <button style="pointer-events: none">Paused</button></body>`,
  [{ steps: ['Click "More"', 'Click "Copy"'], leaves: "document.title === 'Copied'" }],
  [
    {
      steps: ['Click "More"', 'Click "Save"'],
      because: 'The button "Save" could not be clicked: it takes no clicks while a menu is open.',
    },
    {
      steps: ['Click "Paused"'],
      because: 'The button "Paused" could not be clicked: it takes no clicks now.',
    },
  ],
);
