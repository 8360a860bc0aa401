import type { ElementPaths } from './element-path.ts';

/** An event that the page received, before any script of the page could act on it. */
export interface PageEvent {
  /** When, in milliseconds since 1970. */
  time: number;
  type: string;
  /** By the browser, not by a script. */
  isTrusted: boolean;
  path: string;
  /** Of the control that the element belongs to. */
  control: string | null;
  /** What a field holds, the key that is pressed, where the pointer is moved to. */
  value: string;
  /** For people who read a report: the tag and the beginning of the text. */
  about: string;
}

/** Reports every event to the server of the page. Runs in the page: it uses nothing from outside but its parameters. */
export function reportEvents({ pathOf, controlOf }: ElementPaths, address: string): void {
  const TYPES = [
    'mousedown',
    'mouseup',
    'click',
    'dblclick',
    'contextmenu',
    'keydown',
    'input',
    'change',
    'drop',
    'mousemove',
  ];

  // Scripts of the page may stop the clock.
  const now = Date.now.bind(Date);

  /** It does not depend on the frame. */
  const placeOnScreen = ({ screenX, screenY }: MouseEvent) => `${screenX},${screenY}`;

  function report(event: Event): void {
    const [element] = event.composedPath();
    if (!(element instanceof Element)) return;
    const control = controlOf(element);
    const value =
      event instanceof KeyboardEvent
        ? event.key
        : event.type === 'mousemove'
          ? placeOnScreen(event as MouseEvent)
          : 'value' in element
            ? String(element.value).slice(0, 200)
            : '';
    const reported: PageEvent = {
      time: now(),
      type: event.type,
      isTrusted: event.isTrusted,
      path: pathOf(element),
      control: control && pathOf(control),
      value,
      about: `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}`,
    };
    navigator.sendBeacon(address, JSON.stringify(reported));
  }
  for (const type of TYPES) addEventListener(type, report, { capture: true });
}
