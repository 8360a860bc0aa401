/**
 * Init script of every page and frame: elements answer probes, which run in a world of their own, what their `ElementInternals` say, canvases
 * which texts are painted on them, and the document which short timers are still to run. Only strings pass from one world to the other.
 */
export function tellProbes({ ask, answer }: { ask: string; answer: string }): void {
  /** @param read what an element or the document answers, as JSON */
  function answerAt(target: EventTarget, read: () => unknown): (event: Event) => void {
    const listener = (event: Event) => {
      event.stopImmediatePropagation();
      target.dispatchEvent(new CustomEvent(answer, { detail: JSON.stringify(read()) }));
    };
    target.addEventListener(ask, listener);
    return listener;
  }

  /** Longer ones end what was there to be read, such as a message. */
  const LONGEST_TIMER_MS = 2000;
  /** A timer that a timer has started, and so on, is a clock or a loop. */
  const MAX_TIMER_DEPTH = 3;
  const timers = new Map<unknown, { startedAt: number; dueAt: number }>();
  let timerDepth = 0;
  const tellTimers = answerAt(document, () => [...timers.values()]);
  window.setTimeout = new Proxy(window.setTimeout, {
    apply(native, self, [callback, delay = 0, ...rest]: [unknown, number?, ...unknown[]]) {
      const depth = timerDepth + 1;
      if (typeof callback !== 'function' || depth > MAX_TIMER_DEPTH || !(delay <= LONGEST_TIMER_MS))
        return Reflect.apply(native, self, [callback, delay, ...rest]) as number;
      const run = function (this: unknown, ...given: unknown[]): void {
        timers.delete(id);
        timerDepth = depth;
        try {
          Reflect.apply(callback, this, given);
        } finally {
          timerDepth = 0;
        }
      };
      const id: unknown = Reflect.apply(native, self, [run, delay, ...rest]);
      const startedAt = performance.now();
      timers.set(id, { startedAt, dueAt: startedAt + Math.max(delay, 0) });
      // A document that is opened again has lost its listeners.
      document.addEventListener(ask, tellTimers);
      return id as number;
    },
  });
  for (const clear of ['clearTimeout', 'clearInterval'] as const)
    window[clear] = new Proxy(window[clear], {
      apply(native, self, [id]: [number?]) {
        timers.delete(id);
        Reflect.apply(native, self, [id]);
      },
    });

  function readInternals(internals: ElementInternals): Record<string, string> {
    const told: Record<string, string> = {};
    for (const key in internals) {
      if (key !== 'role' && !key.startsWith('aria')) continue;
      const value: unknown = internals[key as keyof ElementInternals];
      if (typeof value === 'string')
        told[key === 'role' ? key : `aria-${key.slice(4).toLowerCase()}`] = value;
    }
    return told;
  }

  const { attachInternals } = HTMLElement.prototype;
  HTMLElement.prototype.attachInternals = function (this: HTMLElement) {
    const internals = attachInternals.call(this);
    answerAt(this, () => readInternals(internals));
    return internals;
  };

  interface Painted {
    text: string;
    /** In pixels of the canvas. */
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** A drawing with more texts than this is no page. */
  const MAX_TEXTS = 2000;
  const paintings = new WeakMap<HTMLCanvasElement, Painted[]>();
  const paintingOf = (canvas: HTMLCanvasElement): Painted[] => {
    const known = paintings.get(canvas);
    if (known) return known;
    const painting: Painted[] = [];
    paintings.set(canvas, painting);
    answerAt(canvas, () => [...new Set(painting.map(({ text }) => text))]);
    return painting;
  };

  type Context = CanvasRenderingContext2D;
  /** Where a rectangle is on the canvas. */
  const boxOf = (context: Context, x: number, y: number, width: number, height: number) => {
    const matrix = context.getTransform();
    const corners = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) =>
      point.matrixTransform(matrix),
    );
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  };
  const paint = (context: Context, text: string, x: number, y: number) => {
    const { canvas, globalAlpha, fillStyle } = context;
    const isInk = globalAlpha > 0 && !(typeof fillStyle === 'string' && /, 0\)$/u.test(fillStyle));
    if (!(canvas instanceof HTMLCanvasElement) || !isInk || text.trim() === '') return;
    const {
      actualBoundingBoxLeft,
      actualBoundingBoxRight,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = context.measureText(text);
    const box = boxOf(
      context,
      x - actualBoundingBoxLeft,
      y - actualBoundingBoxAscent,
      actualBoundingBoxLeft + actualBoundingBoxRight,
      actualBoundingBoxAscent + actualBoundingBoxDescent,
    );
    const isOn = box.right > 0 && box.bottom > 0 && box.left < canvas.width && box.top < canvas.height;
    const painting = paintingOf(canvas);
    // An animation paints the same text in each frame.
    const isKnown = painting.some((one) => one.text === text && one.left === box.left && one.top === box.top);
    if (isOn && !isKnown && painting.length < MAX_TEXTS) painting.push({ text, ...box });
  };
  /** Removes the texts whose middles are in a rectangle. */
  const cover = (context: Context, x: number, y: number, width: number, height: number) => {
    const { canvas } = context;
    const painting = canvas instanceof HTMLCanvasElement ? paintings.get(canvas) : undefined;
    if (!painting || painting.length === 0) return;
    const box = boxOf(context, x, y, width, height);
    const left = painting.filter((one) => {
      const [middleX, middleY] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
      return middleX < box.left || middleX > box.right || middleY < box.top || middleY > box.bottom;
    });
    painting.splice(0, painting.length, ...left);
  };

  const { fillText, clearRect, fillRect } = CanvasRenderingContext2D.prototype;
  Object.assign(CanvasRenderingContext2D.prototype, {
    fillText(this: Context, ...args: Parameters<Context['fillText']>) {
      fillText.apply(this, args);
      paint(this, String(args[0]), args[1], args[2]);
    },
    clearRect(this: Context, ...args: Parameters<Context['clearRect']>) {
      clearRect.apply(this, args);
      cover(this, ...args);
    },
    fillRect(this: Context, ...args: Parameters<Context['fillRect']>) {
      fillRect.apply(this, args);
      if (this.globalAlpha === 1) cover(this, ...args);
    },
  });
  // A canvas that is given a size is empty.
  for (const side of ['width', 'height'] as const) {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
    if (!own?.set) continue;
    const { set } = own;
    Object.defineProperty(HTMLCanvasElement.prototype, side, {
      ...own,
      set(this: HTMLCanvasElement, value: number) {
        set.call(this, value);
        paintings.get(this)?.splice(0);
      },
    });
  }
}
