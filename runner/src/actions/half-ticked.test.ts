import { describeSentences } from '../testing/sentence-page.ts';
import { describeActions } from './testing/describe-actions.ts';

/** Boxes that are ticked in part: the native one of a table's head, one of a tree whose first press empties it, and one that goes round. */
const BOXES = `<style>[role=checkbox] { display: inline-block; width: 16px; height: 16px; border: 1px solid }</style>
  <label><input type="checkbox" id="all"> All rows</label>
  <span role="checkbox" aria-checked="mixed" aria-label="Photos" id="photos" tabindex="0" onclick="this.ariaChecked = String(this.ariaChecked === 'false')"></span>
  <span role="checkbox" aria-checked="mixed" aria-label="Music" id="music" tabindex="0" onclick="this.ariaChecked = { mixed: 'true', true: 'false', false: 'mixed' }[this.ariaChecked]"></span>
  <button aria-pressed="mixed" id="bold" onclick="this.ariaPressed = String(this.ariaPressed === 'mixed')">Bold</button>
  <label><input type="checkbox" id="kept" onclick="return false"> Kept</label>
  <script>all.indeterminate = kept.indeterminate = true; all.checked = true</script>`;

describeSentences('boxes that are ticked in part', BOXES, {
  pass: ['There is 1 "All rows" checkbox'],
  fail: [
    { sentence: 'The "All rows" checkbox is not checked', because: /neither unchecked nor checked/u },
    { sentence: 'The "All rows" checkbox is checked', because: /neither checked nor unchecked/u },
    { sentence: 'The "All rows" checkbox is unchecked', because: /neither unchecked nor checked/u },
    { sentence: 'The "Photos" checkbox is unchecked', because: /neither unchecked nor checked/u },
    { sentence: 'The "Bold" button is off', because: /neither off nor on/u },
  ],
});

describeActions(
  'ticking what is ticked in part',
  BOXES,
  [
    { steps: ['Check "All rows"'], leaves: 'all.checked && !all.indeterminate' },
    { steps: ['Uncheck "All rows"'], leaves: '!all.checked && !all.indeterminate' },
    { steps: ['Check "Photos"'], leaves: "photos.ariaChecked === 'true'" },
    { steps: ['Uncheck "Photos"'], leaves: "photos.ariaChecked === 'false'" },
    { steps: ['Check "Music"'], leaves: "music.ariaChecked === 'true'" },
    { steps: ['Uncheck "Music"'], leaves: "music.ariaChecked === 'false'" },
    { steps: ['Choose "All rows"'], leaves: 'all.checked && !all.indeterminate' },
    { steps: ['Turn off "Bold"'], leaves: "bold.ariaPressed === 'false'" },
  ],
  [{ steps: ['Check "Kept"'], because: 'The checkbox "Kept" was clicked, but is not on.' }],
);
