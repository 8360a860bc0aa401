/** Shown if the page's own code could not be loaded. Uses nothing that would have to be loaded. */
export function showLoadFailure(root: HTMLElement): void {
  const text = document.createElement('p');
  text.textContent = 'Steplight could not be loaded. Check your connection.';
  const button = document.createElement('button');
  button.textContent = 'Reload the page';
  button.addEventListener('click', () => location.reload());
  root.setAttribute('role', 'alert');
  root.replaceChildren(text, button);
}
