import type { ComponentProps } from 'react';
import type { To } from 'shared/router';

/** Where a link leads: `to` within the product, `href` out of it. */
export type LinkTarget = Omit<ComponentProps<'a'>, 'href'> &
  ({ to: To; href?: undefined } | { to?: undefined; href: string });
