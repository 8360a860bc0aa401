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
