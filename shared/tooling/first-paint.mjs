import { darkColors, lightColors } from '../src/theme/palette.ts';

/**
 * The style of what the page shows before any of its code has come: the ground, and the side of the frame with the
 * product's name, in the places where the screens will have them. `data-area` of the body says which frame; the server sets it.
 */
export function firstStyle() {
  return [
    `:root{${variables(lightColors)}}`,
    `@media (prefers-color-scheme:dark){:root{${variables(darkColors)}}}`,
    'body{margin:0;background:var(--first-ground)}',
    '.first{display:flex;min-height:100dvh;font-family:Arial,sans-serif;color:var(--first-text)}',
    '.first-side{display:none;box-sizing:border-box;gap:8px;align-items:center;height:40px}',
    '.first-side b{font-size:17px;letter-spacing:-.02em}',
    '[data-area] .first-side{display:flex}',
    '[data-area=dashboard] .first-side{width:248px;height:auto;min-height:100dvh;padding:23px 20px;align-items:flex-start;background:var(--first-surface);border-right:1px solid var(--first-border)}',
    '[data-area=dashboard] .first-side b{padding-top:5px}',
    '[data-area=public] .first-side{padding:20px 16px}',
    '@media (min-width:768px){[data-area=public] .first-side{width:50%;height:auto;padding:48px;align-items:flex-start;background:var(--first-sunken);border-right:1px solid var(--first-border)}[data-area=public] .first-side b{padding-top:5px}}',
    '@media (max-width:767.98px){[data-area=dashboard] .first-side{width:100%;min-height:0;padding:15px 12px;border:0}}',
  ].join('');
}

function variables({ background, surface, surfaceSunken, border, text }) {
  return `--first-ground:${background};--first-surface:${surface};--first-sunken:${surfaceSunken};--first-border:${border};--first-text:${text}`;
}
