import type { ComponentProps } from 'react';
import type { To } from 'shared/router';

/** The props of a link: `to` within the product, `href` to any other address. */
export type LinkTarget = Omit<ComponentProps<'a'>, 'href'> &
  ({ to: To; href?: undefined } | { to?: undefined; href: string });
