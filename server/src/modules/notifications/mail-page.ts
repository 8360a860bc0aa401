import { html, type Html } from '../../platform/html.ts';

/** A page that keeps the reader's own colours, light or dark, and loads nothing. */
export function mailPage(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font-family: system-ui, sans-serif;
            line-height: 1.5;
            max-width: 40em;
            margin: 0 auto;
            padding: 1em;
            overflow-wrap: anywhere;
          }
          h1 {
            font-size: 1.3em;
          }
          h2 {
            font-size: 1em;
            margin-bottom: 0;
          }
          p {
            margin: 0.25em 0 0.75em;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`.text;
}
