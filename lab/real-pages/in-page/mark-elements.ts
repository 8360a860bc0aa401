/** Where a marked element stands on the page, in CSS pixels. */
export interface MarkedElement {
  mark: number;
  tag: string;
  html: string;
  box: [x: number, y: number, width: number, height: number];
}

/** Runs in the page: gives every element, those in open shadow roots too, an attribute by which the trial knows it again. */
export function markElements(): MarkedElement[] {
  const marked: MarkedElement[] = [];
  const visit = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const mark = marked.length + 1;
      const { outerHTML } = element;
      marked.push({
        mark,
        tag: element.localName,
        html: outerHTML.replaceAll(/ data-trial="\d+"/g, '').slice(0, 300),
        box: [x + scrollX, y + scrollY, width, height],
      });
      element.setAttribute('data-trial', String(mark));
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return marked;
}
