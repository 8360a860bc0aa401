import { darkColors, lightColors } from '../src/ui/theme/palette.ts';

/**
 * Styles of the static first paint, before any code is loaded: the background, the sidebar with the product's name and the
 * outline of the content, at their final positions. The body's `data-area` selects the frame; without it, only the product's
 * name is shown.
 */
export function firstStyle() {
  return [
    `:root{${variables(lightColors)}}`,
    `@media (prefers-color-scheme:dark){:root{${variables(darkColors)}}}`,
    'body{margin:0;background:var(--first-background)}',
    '.first{display:flex;min-height:100dvh;font-family:Arial,sans-serif;color:var(--first-text)}',
    '.first-side{display:flex;box-sizing:border-box;gap:8px;align-items:center;height:40px}',
    '.first-side b{font-size:17px;letter-spacing:-.02em}',
    'body:not([data-area]) .first-side{margin:auto}',
    '[data-area=dashboard] .first-side{width:248px;height:auto;min-height:100dvh;padding:23px 20px;align-items:flex-start;background:var(--first-surface);border-right:1px solid var(--first-border)}',
    '[data-area=dashboard] .first-side b{padding-top:5px}',
    '[data-area=public] .first-side{padding:20px 16px}',
    '@media (min-width:768px){[data-area=public] .first-side{width:50%;height:auto;padding:48px;align-items:flex-start;background:var(--first-sunken);border-right:1px solid var(--first-border)}[data-area=public] .first-side b{padding-top:5px}}',
    '@media (max-width:767.98px){[data-area=dashboard] .first-side{width:100%;min-height:0;padding:15px 12px;border:0}}',
    ...contentStyle(),
  ].join('');
}

/** The outline of a table, with the head and rows of `TableSkeleton` in `shared/ui`; outside the dashboard that of a form. */
function contentStyle() {
  return [
    '.first-content{display:none;flex:1;box-sizing:border-box;max-width:1200px;margin:0 auto;padding:32px}',
    '[data-area] .first-content{display:block}',
    '.first-content i{display:block;width:180px;height:28px;border-radius:6px;background:var(--first-border)}',
    '.first-content p{box-sizing:border-box;height:411px;margin:34px 0 0;border:1px solid var(--first-border);border-radius:12px;background:repeating-linear-gradient(transparent 0 46px,var(--first-border) 46px 47px) 0 33px no-repeat,linear-gradient(var(--first-border),var(--first-border)) 0 33px/100% 1px no-repeat var(--first-surface)}',
    '[data-area=public] .first-content{flex:none;width:min(400px,100%);margin:auto;padding:16px}',
    '[data-area=public] .first-content p{height:340px;margin-top:24px;background:var(--first-surface)}',
    '@media (max-width:767.98px){.first{flex-direction:column}.first-content{flex:none;width:100%;padding:16px}}',
  ];
}

function variables({ background, surface, surfaceSunken, border, text }) {
  return `--first-background:${background};--first-surface:${surface};--first-sunken:${surfaceSunken};--first-border:${border};--first-text:${text}`;
}
