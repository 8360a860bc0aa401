import { createApp, type Plugin } from 'vue';

/** Shows a page of a Vue library, written as a template. */
export function show(
  template: string,
  plugin: Plugin,
  data: Record<string, unknown> = {},
  options?: object,
): void {
  const root = document.createElement('main');
  document.body.append(root);
  createApp({ template, data: () => data })
    .use(plugin, options as never)
    .mount(root);
}
