export type LampShape = 'desk' | 'floor' | 'pendant' | 'bulb';

export interface Product {
  slug: string;
  name: string;
  shape: LampShape;
  /** Colour of the drawing, as CSS writes it. */
  colour: string;
  /** Cents. */
  price: number;
  summary: string;
  isSoldOut?: boolean;
}

const PRODUCTS: readonly Product[] = [
  {
    slug: 'aurora-desk-lamp',
    name: 'Aurora Desk Lamp',
    shape: 'desk',
    colour: '#e2725b',
    price: 4900,
    summary: 'A jointed arm and a warm, wide beam for long evenings.',
  },
  {
    slug: 'beacon-floor-lamp',
    name: 'Beacon Floor Lamp',
    shape: 'floor',
    colour: '#2f6f73',
    price: 12900,
    summary: 'Stands beside the sofa and lights the whole corner.',
  },
  {
    slug: 'comet-pendant',
    name: 'Comet Pendant',
    shape: 'pendant',
    colour: '#394b8a',
    price: 8900,
    summary: 'Hangs low over the table, glare-free from every seat.',
  },
  {
    slug: 'dawn-desk-lamp',
    name: 'Dawn Desk Lamp',
    shape: 'desk',
    colour: '#d9a441',
    price: 3900,
    summary: 'Brightens slowly in the morning. No app needed.',
  },
  {
    slug: 'edison-bulb',
    name: 'Edison Bulb',
    shape: 'bulb',
    colour: '#d98e04',
    price: 800,
    summary: 'Four watts, the look of 1880, the bill of today.',
  },
  {
    slug: 'firefly-bulb',
    name: 'Firefly Bulb',
    shape: 'bulb',
    colour: '#6c8f3d',
    price: 1200,
    summary: 'Dims to a single candle and comes back without flicker.',
  },
  {
    slug: 'glow-floor-lamp',
    name: 'Glow Floor Lamp',
    shape: 'floor',
    colour: '#8a5a83',
    price: 9900,
    summary: 'Paper shade, oak stem, soft light to all sides.',
  },
  {
    slug: 'halo-pendant',
    name: 'Halo Pendant',
    shape: 'pendant',
    colour: '#7a7f87',
    price: 15900,
    summary: 'A ring of light, made by hand in small series.',
    isSoldOut: true,
  },
];

export const SORT_ORDERS = {
  name: 'Name',
  cheap: 'Price, low to high',
  dear: 'Price, high to low',
} as const;
export type SortOrder = keyof typeof SORT_ORDERS;

export function findProduct(slug: string): Product | undefined {
  return PRODUCTS.find((product) => product.slug === slug);
}

/** The products whose name or summary holds every word of the query. */
export function searchProducts(query: string, order: SortOrder = 'name'): Product[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = PRODUCTS.filter(({ name, summary }) => {
    const text = `${name} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const sign = order === 'dear' ? -1 : 1;
  return found.sort((a, b) => (order === 'name' ? a.name.localeCompare(b.name) : sign * (a.price - b.price)));
}

/** Cents as people read them: `$49.00`. */
export function money(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
