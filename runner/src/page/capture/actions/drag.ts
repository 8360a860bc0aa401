export interface DragState {
  /** The position of the element within its parent, and in the document. */
  place: string;
  /** Differs if anything in its document does. */
  page: string;
}

/** What differs after an element has been dragged. */
export function probeDrag(element: Element): DragState {
  const box = element.getBoundingClientRect();
  const around = element.parentElement?.getBoundingClientRect() ?? box;
  const steps: number[] = [];
  for (let node = element; node.parentElement; node = node.parentElement)
    steps.push([...node.parentElement.children].indexOf(node));
  const root = element.getRootNode() as Document | ShadowRoot;
  const markup = [document.body.outerHTML, root instanceof ShadowRoot ? root.innerHTML : ''].join('');
  let hash = 0;
  for (const character of markup) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return {
    place: `${box.x - around.x},${box.y - around.y} ${steps.join(' ')}`,
    page: `${location.href} ${hash}`,
  };
}
