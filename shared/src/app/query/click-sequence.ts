/** Counts up with each click that does not continue a double click. */
let sequence = 0;
let isContinued = false;

function count({ detail }: MouseEvent): void {
  // The number of clicks in quick succession at the same place; 0 by a key.
  isContinued = detail > 1;
  if (!isContinued) sequence += 1;
}

// Before the handlers of the element. Tests without a page have no clicks.
if (typeof window !== 'undefined') window.addEventListener('click', count, true);

/** The double click, if any, that the last click belongs to: `isContinued` from its second click on. */
export const clickSequence = () => ({ sequence, isContinued });
