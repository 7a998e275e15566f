/** 128 random bits as text. `crypto.randomUUID` is missing where the page is served without TLS, as in a home network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
