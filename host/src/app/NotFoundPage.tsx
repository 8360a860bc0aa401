import { paths, usePageTitle } from 'shared/router';
import { LinkButton, Logo } from 'shared/ui';
import { MessagePage } from './MessagePage.tsx';
import type { Area } from 'shared/registry';

/** The screen at an unknown address. Public screens have no frame with the logo, so it shows one. */
export function NotFoundPage({ area }: { area: Area }) {
  usePageTitle('Page not found');
  return (
    <MessagePage
      above={area === 'public' && <Logo />}
      title="Page not found"
      text="There is nothing at this address. It may be mistyped, or the page was removed."
      action={<LinkButton to={paths.home()}>Go to the start page</LinkButton>}
    />
  );
}
