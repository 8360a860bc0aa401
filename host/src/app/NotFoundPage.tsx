import { paths, usePageTitle } from 'shared/router';
import { LinkButton, Logo } from 'shared/ui';
import { MessagePage } from './MessagePage.tsx';
import type { Area } from 'shared/registry';

/** What stands at an address that is nobody's. Outside the dashboard there is no frame that says whose page it is. */
export function NotFoundPage({ area }: { area: Area }) {
  usePageTitle('Page not found');
  return (
    <MessagePage
      above={area === 'public' && <Logo />}
      title="Page not found"
      text="There is nothing at this address. It may have been mistyped, or what was here is gone."
      action={<LinkButton to={paths.home()}>Go to the start page</LinkButton>}
    />
  );
}
