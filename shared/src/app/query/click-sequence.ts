/** The longest time between the two clicks of a double click that systems let a person set, in milliseconds. */
const DOUBLE_CLICK_MS = 900;
/** How far a pointer moves by itself between them, in pixels. */
const DOUBLE_CLICK_DISTANCE = 6;
const CONTROLS = 'button, a, summary, label, [role="menuitem"], [role="option"]';

interface FirstClick {
  at: number;
  x: number;
  y: number;
  control: Element | null;
}

/** The click that the last one may continue; null: that was no click of a pointer. */
let first: FirstClick | null = null;
/** Counts up with each click that does not continue a double click. */
let sequence = 0;
let isContinued = false;
let isFollowing = false;

function follow(event: MouseEvent): void {
  isContinued = event.detail > 1 || (event.detail > 0 && isNear(event));
  if (!isContinued) {
    sequence += 1;
    // A click by a key or by a program has no place.
    const hasPlace = event.detail > 0 && (event.clientX !== 0 || event.clientY !== 0);
    first = hasPlace ? placeOf(event) : null;
  } else keepFromOthers(event);
}

/** What lies over the control of the first click by now, stood behind it, or has taken its place, was not meant by the second one. */
function keepFromOthers(event: MouseEvent): void {
  const control = first?.control;
  if (!control || !isNear(event) || control.contains(event.target as Node | null)) return;
  // A browser presses what a label labels.
  if (control instanceof HTMLLabelElement && control.control === event.target) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A browser counts anew if what is under the pointer was drawn again, and after half a second. */
function isNear({ timeStamp, clientX, clientY }: MouseEvent): boolean {
  if (first === null) return false;
  const distance = Math.hypot(clientX - first.x, clientY - first.y);
  return timeStamp - first.at <= DOUBLE_CLICK_MS && distance <= DOUBLE_CLICK_DISTANCE;
}

function placeOf({ timeStamp, clientX, clientY, target }: MouseEvent): FirstClick {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return { at: timeStamp, x: clientX, y: clientY, control };
}

/** From the first call on, the second click of a double click reaches nothing but the control of the first. */
export function followClicks(): void {
  if (isFollowing) return;
  isFollowing = true;
  // Before the handlers of the element, and before a press outside of a dialog closes it.
  window.addEventListener('pointerdown', keepFromOthers, true);
  window.addEventListener('click', follow, true);
}

/** The double click, if any, that the last click belongs to: `isContinued` from its second click on. */
export function clickSequence() {
  followClicks();
  return { sequence, isContinued };
}
