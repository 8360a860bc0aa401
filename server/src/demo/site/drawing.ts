import type { LampShape, Product } from './catalogue.ts';
import { html, type Html } from '../../platform/html.ts';

const SHAPES: Record<LampShape, Html> = {
  desk: html`<path d="M30 104h44v6H30z" /><path
      d="M50 104 38 62l30-26"
      fill="none"
      stroke="currentColor"
      stroke-width="5"
    /><path d="M58 24l28 22-18 10-20-16z" />`,
  floor: html`<path d="M42 110h36v5H42z" /><path d="M58 44h4v68h-4z" /><path d="M42 14h36l12 34H30z" />`,
  pendant: html`<path d="M59 0h2v42h-2z" /><path d="M60 38c24 0 36 16 38 34H22c2-18 14-34 38-34z" /><circle
      cx="60"
      cy="78"
      r="8"
      opacity=".5"
    />`,
  bulb: html`<path
      d="M60 14c20 0 34 14 34 33 0 14-8 21-14 29-3 4-4 8-4 12H44c0-4-1-8-4-12-6-8-14-15-14-29 0-19 14-33 34-33z"
      opacity=".85"
    /><path d="M46 92h28v5H46zm2 8h24v5H48zm5 8h14v4H53z" />`,
};

/** A drawing of the lamp; it only decorates, since the name always stands next to it. */
export function drawing({ shape, colour }: Product): Html {
  return html`<svg
    class="drawing"
    viewBox="0 0 120 120"
    aria-hidden="true"
    color="${colour}"
    fill="currentColor"
  >
    ${SHAPES[shape]}
  </svg>`;
}
