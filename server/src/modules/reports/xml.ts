import { escapeMarkup } from '../../platform/html.ts';

/** Everything that XML 1.0 has no way to write, not even escaped: control characters and halves of surrogate pairs. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

type Attributes = Record<string, string | number | undefined>;

/** An element as text; attributes without a value are left out, the content is XML already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value), /[&<>"\t\n\r]/g)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Text as the content of an element. */
export const text = (value: string) => escape(value, /[&<>\r]/g);

function escape(value: string, special: RegExp): string {
  return escapeMarkup(value.replace(UNWRITABLE, ''), special);
}
