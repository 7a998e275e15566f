/** SHA-256 and HMAC-SHA-256, the same bytes in every browser and in Node. WebCrypto has them too, but only as promises. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

export { sha256 };

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return hmac(sha256, key, message);
}
