export { notSignedIn, signInCookie, signOutCookie } from './credentials.ts';
export { deviceOf } from './devices.ts';
export { createIdentity, type Identity, type SignedIn } from './identity.ts';
