import { createRoot } from 'react-dom/client';
import { setEnvironment } from 'shared/environment';
import { createBrowserRouter, RouterProvider } from 'shared/router';
import { applyGlobalStyle, applyStoredTheme } from 'shared/theme';
import { remote } from 'standalone/remote';
import { Screens } from './Screens.tsx';
import { StandaloneShell } from './StandaloneShell.tsx';

// Shows one remote without the host, in development.
setEnvironment({
  name: 'standalone',
  apiAddress: STANDALONE_API,
  isStaging: true,
  contactAddress: 'privacy@steplight.example',
  documentationAddress: null,
  remoteOrigins: [],
  previewOrigins: [],
});
applyStoredTheme();
applyGlobalStyle();

const router = createBrowserRouter([
  {
    element: <StandaloneShell remote={remote} />,
    children: [
      { path: '/dashboard/*', element: <Screens remote={remote} area="dashboard" /> },
      { path: '/*', element: <Screens remote={remote} area="public" /> },
    ],
  },
]);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <RouterProvider router={router} />,
);
