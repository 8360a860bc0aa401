/** Counts up with each click that does not continue a double click. */
let sequence = 0;
let isContinued = false;
let isCounting = false;

function count({ detail }: MouseEvent): void {
  // The number of clicks in quick succession at the same place; 0 by a key.
  isContinued = detail > 1;
  if (!isContinued) sequence += 1;
}

/** The double click, if any, that the last click belongs to: `isContinued` from its second click on. Clicks count from the first call on. */
export function clickSequence() {
  // Before the handlers of the element.
  if (!isCounting) window.addEventListener('click', count, true);
  isCounting = true;
  return { sequence, isContinued };
}
