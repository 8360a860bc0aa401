import { act } from '@testing-library/react';

const watched = new Map<Element, IntersectionObserverCallback>();

class FakeObserver {
  readonly #callback: IntersectionObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(element: Element): void {
    this.#elements.add(element);
    watched.set(element, this.#callback);
  }

  unobserve(element: Element): void {
    watched.delete(element);
  }

  disconnect(): void {
    this.#elements.forEach((element) => this.unobserve(element));
  }
}

Object.assign(globalThis, { IntersectionObserver: FakeObserver });
afterEach(() => watched.clear());

/** Scrolls, where nothing is laid out, to every element that waits for it. */
export function reachEnds(): void {
  act(() =>
    watched.forEach((callback, target) =>
      callback([{ target, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
    ),
  );
}
