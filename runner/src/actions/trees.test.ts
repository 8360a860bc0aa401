import { describeActions } from './testing/describe-actions.ts';

const OPENS = `onclick="this.ariaExpanded = String(this.ariaExpanded !== 'true')"`;

describeActions(
  'trees whose nodes have a checkbox of the same name',
  `<ul><li><button aria-expanded="false" aria-label="Photos" id="photos" ${OPENS}>▸</button><label><input type="checkbox" id="pickPhotos"> Photos</label></li>
    <li><button aria-expanded="false" id="music" ${OPENS}>Music</button><input type="checkbox" id="pickMusic" aria-label="Music"></li></ul>
  <details id="files"><summary>Files</summary>3 files</details><label><input type="checkbox" id="pickFiles"> Files</label>
  <button onclick="document.title += this.textContent">Mail</button><button aria-expanded="true" aria-label="Mail" id="mail" ${OPENS}>▾</button>`,
  [
    { steps: ['Expand "Photos"'], leaves: "photos.ariaExpanded === 'true' && !pickPhotos.checked" },
    { steps: ['Check "Photos"'], leaves: "pickPhotos.checked && photos.ariaExpanded === 'false'" },
    { steps: ['Expand the "Music" button'], leaves: "music.ariaExpanded === 'true' && !pickMusic.checked" },
    { steps: ['Expand "Music"', 'Collapse "Music"'], leaves: "music.ariaExpanded === 'false'" },
    { steps: ['Expand "Files"'], leaves: 'files.open && !pickFiles.checked' },
    { steps: ['Collapse "Mail"'], leaves: "mail.ariaExpanded === 'false' && document.title === ''" },
    { steps: ['Collapse the 1st "Mail" button'], leaves: "mail.ariaExpanded === 'false'" },
  ],
  [{ steps: ['Click "Photos"'], because: /2 elements are called "Photos"/u }],
);

const NODE = `onclick="event.stopPropagation(); this.ariaExpanded = String(this.ariaExpanded !== 'true'); this.lastElementChild.hidden = this.ariaExpanded !== 'true'"`;

describeActions(
  'nodes of a tree around those below them',
  `<ul role="tree"><li role="treeitem" aria-expanded="true" id="src" ${NODE}><button onclick="event.stopPropagation(); document.title += 'pin'">Pin</button> <span>src</span><ul role="group">
    <li role="treeitem" onclick="event.stopPropagation(); document.title += 'index'">index.ts</li>
    <li role="treeitem" onclick="event.stopPropagation(); document.title += 'app'">app.ts</li></ul></li></ul>`,
  [
    { steps: ['Collapse "src"'], leaves: "src.ariaExpanded === 'false' && document.title === ''" },
    {
      steps: ['Click "src"', 'Expand "src"', 'Click "app.ts"'],
      leaves: "src.ariaExpanded === 'true' && document.title === 'app'",
    },
  ],
  [],
);

describeActions(
  'lines of a tree whose arrows open them and whose words select them',
  `<ul role="tree"><li role="treeitem" aria-expanded="false" id="hall"><div style="display: flex"><span onclick="hall.ariaExpanded = 'true'">▸</span><b onclick="document.title += 'hall'">Hall A</b></div>
    <ul role="group"></ul></li><li role="treeitem"><div><b onclick="document.title += 'box'">Box 21</b></div></li></ul>`,
  [
    { steps: ['Click "Hall A"'], leaves: "document.title === 'hall' && hall.ariaExpanded === 'false'" },
    { steps: ['Expand "Hall A"'], leaves: "document.title === '' && hall.ariaExpanded === 'true'" },
    { steps: ['Click "Box 21"'], leaves: "document.title === 'box'" },
  ],
  [],
);

describeActions(
  'lines of a tree whose arrows a style sheet draws',
  `<style>.arrow::before { content: '▸' } .box { display: inline-block; width: 12px; height: 12px; border: 1px solid }</style>
  <div role="tree"><div role="treeitem" aria-expanded="false" id="africa"><span class="arrow" onclick="africa.ariaExpanded = 'true'"></span>
    <span class="box" role="checkbox" aria-checked="false" aria-label="Africa" onclick="document.title += 'tick'"></span> <span onclick="document.title += 'word'">Africa</span></div></div>`,
  [
    { steps: ['Expand "Africa"'], leaves: "document.title === '' && africa.ariaExpanded === 'true'" },
    { steps: ['Click the "Africa" tree item'], leaves: "document.title === 'word'" },
  ],
  [],
);
