/** Where the source code is, as the repository's package.json says; null if it does not. Set by vite.config.ts. */
declare const CONCLAVE_SOURCE: string | null;
declare const CONCLAVE_VERSION: string;
