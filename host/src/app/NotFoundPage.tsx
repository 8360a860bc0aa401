import { Link, paths, usePageTitle } from 'shared/router';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <div>
      <h1>Page not found</h1>
      <p>There is nothing at this address.</p>
      <Link to={paths.home()}>Go to the start page</Link>
    </div>
  );
}
