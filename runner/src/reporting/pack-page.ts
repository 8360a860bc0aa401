import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageModel, PageNode } from 'shared/page-model';
import type { Values } from '../values/values.ts';

const compress = promisify(brotliCompress);
/** Higher ones take several times as long for a tenth less. */
const QUALITY = 5;

/** A page as it is stored: as JSON without secrets, compressed with Brotli. */
export async function packPage(page: PageModel, mask: Values['mask']): Promise<Buffer> {
  const json = JSON.stringify(maskPage(page, mask));
  return compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/** Masks each text by itself: a secret such as "text" or "1" must not break the JSON. */
function maskPage({ address, title, headings, nodes, ...page }: PageModel, mask: Values['mask']): PageModel {
  /** Most texts are also names. */
  const known = new Map<string, string>();
  const hide = (text: string): string => {
    const hidden = known.get(text) ?? mask(text);
    known.set(text, hidden);
    return hidden;
  };
  const maskNode = ({
    names,
    codeNames,
    text,
    parts,
    value,
    shown,
    children,
    ...node
  }: PageNode): PageNode => ({
    ...node,
    ...(names && { names: Object.fromEntries(Object.entries(names).map(([by, name]) => [by, hide(name)])) }),
    ...(codeNames && { codeNames: codeNames.map(hide) }),
    ...(text !== undefined && { text: hide(text) }),
    // A secret may be cut into several parts.
    ...(parts && hide(text ?? '') === text && { parts: parts.map(hide) }),
    ...(value !== undefined && { value: hide(value) }),
    ...(shown !== undefined && { shown: hide(shown) }),
    ...(children && { children: children.map(maskNode) }),
  });
  return {
    ...page,
    address: hide(address),
    title: hide(title),
    ...(headings && { headings: headings.map(hide) }),
    nodes: nodes.map(maskNode),
  };
}
