export * from '../../modules/auth/tables.ts';
export * from '../../modules/blueprints/tables.ts';
export * from '../../modules/company/tables.ts';
export * from '../../modules/github/tables.ts';
export * from '../../modules/notifications/tables.ts';
export * from '../../modules/runs/tables.ts';
export * from '../../modules/simulations/tables.ts';
export * from '../../modules/suites/tables.ts';
