export * from './auth.ts';
export * from './blueprints.ts';
export * from './common.ts';
export * from './company.ts';
export * from './files.ts';
export * from './runs.ts';
export * from './simulation.ts';
export * from './suites.ts';
