declare module 'virtual:about' {
  /** Where the source code is, as the repository's package.json says; null if it does not. */
  export const source: string | null;
  export const version: string;
}
