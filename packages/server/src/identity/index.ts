export { notSignedIn, signInCookie, signOutCookie } from './credentials.ts';
export { createIdentity, type Identity, type SignedIn } from './identity.ts';
