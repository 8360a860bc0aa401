import { showLoadFailure } from './app/show-load-failure.ts';
import './prepare.ts';

// Everything else is imported asynchronously: shared modules need the federation runtime first.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(() =>
  showLoadFailure(document.getElementById('root') ?? document.body),
);
