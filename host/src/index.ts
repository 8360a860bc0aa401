import { showLoadFailure } from './app/show-load-failure.ts';
import './prepare.ts';

// Everything else comes behind an import(): shared modules are not there before the federation runtime is.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(() =>
  showLoadFailure(document.getElementById('root') ?? document.body),
);
