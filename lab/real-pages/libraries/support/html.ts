/** Shows a page of plain HTML, before scripts of a library take it over. */
export function show(html: string): void {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.append(root);
}
