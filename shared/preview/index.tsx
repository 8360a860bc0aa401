import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { applyGlobalStyle, applyStoredTheme } from 'shared/theme';
import { Gallery } from './Gallery.tsx';

const root = document.body.appendChild(document.createElement('div'));
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }]);

applyStoredTheme();
applyGlobalStyle();
createRoot(root).render(<RouterProvider router={router} />);
