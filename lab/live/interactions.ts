import type { PageControl } from './in-page/find-controls.ts';
import type { Random } from './random.ts';

/** What a person does with a page at a time. */
export type Interaction =
  | { kind: 'click' | 'double click' | 'right click'; control: PageControl }
  | { kind: 'type'; control: PageControl; text: string; isPasted: boolean; key: string | null }
  | { kind: 'key'; control: PageControl; key: string }
  | { kind: 'drag'; from: string; to: string }
  | { kind: 'back' }
  /** Closes what lies over the page. */
  | { kind: 'escape' };

const TEXTS: Record<string, string[]> = {
  'input:email': ['ada@example.com', 'grace@example.com'],
  'input:number': ['4', '12'],
  'input:tel': ['0311234567'],
  'input:url': ['https://example.com/'],
  'input:password': ['corr3ct-horse'],
  'input:search': ['lamp'],
};
const ANY_TEXT = ['Lamp', 'Ada L.', 'Room 12', 'Green & blue'];
const TYPED = /^(textarea|input:(text|email|number|tel|url|password|search))$/;
/** The browser opens something of its own. */
const OPENED = /^(select|input:(date|time|month|week|datetime-local|color|file))$/;

/** Text can be typed into it. */
export const isField = ({ tag, role }: PageControl) => TYPED.test(tag) || role === 'textbox';

/** What to do with a control. */
export function chooseInteraction(control: PageControl, random: Random): Interaction {
  const { tag, role } = control;
  if (isField(control)) {
    const key = tag !== 'textarea' && random.inTen(4) ? 'Enter' : null;
    const text = random.pick(TEXTS[tag] ?? ANY_TEXT);
    return { kind: 'type', control, text, isPasted: random.inTen(3), key };
  }
  if (tag === 'input:range' || role === 'slider') return { kind: 'key', control, key: 'ArrowRight' };
  if (OPENED.test(tag)) return { kind: 'click', control };
  if (random.inTen(0.5)) return { kind: 'double click', control };
  if (random.inTen(0.3)) return { kind: 'right click', control };
  return { kind: 'click', control };
}

/** Whether a link leads to another page, or out of the site. */
export function leadsTo(control: PageControl, origins: string[]): 'here' | 'another page' | 'outside' {
  if (control.href === null || control.href.startsWith('javascript:')) return 'here';
  if (!origins.some((origin) => control.href?.startsWith(`${origin}/`))) return 'outside';
  const [pathname] = control.path.split(/[ ?]/);
  return new URL(control.href).pathname === pathname ? 'here' : 'another page';
}

/** One line for a report. */
export function describeInteraction(interaction: Interaction): string {
  if (interaction.kind === 'back' || interaction.kind === 'escape') return interaction.kind;
  if (interaction.kind === 'drag') return `drag ${interaction.from} to ${interaction.to}`;
  const { control, kind } = interaction;
  const more = 'text' in interaction ? ` ${interaction.text}` : '';
  return `${kind}${more} <${control.tag}${control.role ? ` ${control.role}` : ''}> ${control.about} at ${control.point.x},${control.point.y}`;
}
