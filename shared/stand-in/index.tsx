import { createRoot } from 'react-dom/client';
import { setEnvironment } from 'shared/environment';
import { createBrowserRouter, RouterProvider } from 'shared/router';
import { applyStoredTheme } from 'shared/theme';
import { remote } from 'stand-in/remote';
import { Screens } from './Screens.tsx';
import { StandIn } from './StandIn.tsx';

// One remote on a page of its own, in development: everything but the remote stands in for the host.
setEnvironment({
  name: 'alone',
  apiAddress: STAND_IN_API,
  isStaging: true,
  contactAddress: 'privacy@steplight.example',
  documentationAddress: null,
  partOrigins: [],
  previewOrigins: [],
});
applyStoredTheme();

const router = createBrowserRouter([
  {
    element: <StandIn remote={remote} />,
    children: [
      { path: '/dashboard/*', element: <Screens remote={remote} area="dashboard" /> },
      { path: '/*', element: <Screens remote={remote} area="public" /> },
    ],
  },
]);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <RouterProvider router={router} />,
);
