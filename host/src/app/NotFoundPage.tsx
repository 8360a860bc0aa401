import { paths, usePageTitle } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <MessagePage
      title="Page not found"
      text="There is nothing at this address. It may have been mistyped, or what was here is gone."
      action={<LinkButton to={paths.home()}>Go to the start page</LinkButton>}
    />
  );
}
