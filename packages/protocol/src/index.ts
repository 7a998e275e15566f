export * from './messages.ts';
export * from './notices.ts';
export * from './pass-until.ts';
export * from './patch.ts';
export * from './problems.ts';
export * from './tables.ts';
export * from './users.ts';
