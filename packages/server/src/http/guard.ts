/** What every request goes through before anything looks at what it wants. */
import { MAX_MESSAGE_BYTES } from '@conclave/protocol';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { Problem } from '../problem.ts';
import { parseJson } from './json.ts';

/** Headers that keep a page of ours from running or loading anything that is not ours, and from being framed. */
export const pageHeaders: MiddlewareHandler = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
  },
  // Addresses of tables are what lets people in: no other site learns them.
  referrerPolicy: 'no-referrer',
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-origin',
  xFrameOptions: 'DENY',
  // Whoever ends TLS in front of the server decides on this one.
  strictTransportSecurity: false,
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    displayCapture: [],
  },
});

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether pages of this origin may use the server: its own, and those named in the settings. */
export function isAllowedOrigin(origin: string, host: string | undefined, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Tells browsers that pages of these sites may ask and read, so that they do as `refuseOtherSites` allows. */
export function welcomeSites(allowed: readonly string[]): MiddlewareHandler {
  const welcome = cors({
    origin: [...allowed],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type'],
    exposeHeaders: ['Allow', 'Retry-After'],
    credentials: true,
    maxAge: 600,
  });
  // Nobody else is told anything: to others this server has no other sites.
  return (c, next) => (allowed.includes(c.req.header('origin') ?? '') ? welcome(c, next) : next());
}

/**
 * Lets no other site's page change anything here, by construction: such a page cannot send JSON or a DELETE without asking
 * first, browsers say where a request comes from, and the cookie is not sent along.
 */
export function refuseOtherSites(allowed: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.includes(c.req.method)) return next();
    const origin = c.req.header('origin');
    if (origin !== undefined && !isAllowedOrigin(origin, c.req.header('host'), allowed)) {
      throw new Problem(
        'forbidden',
        'Requests from other sites are blocked. If the site is yours, add it to ALLOWED_ORIGINS.',
      );
    }
    const type = c.req.header('content-type');
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type)) {
      throw new Problem('bad-request', 'Send JSON, with content-type application/json.');
    }
    return next();
  };
}

/** Refuses a body that is too long before all of it is read, also when its length is not announced. */
export const refuseLongBodies: MiddlewareHandler = bodyLimit({
  maxSize: MAX_MESSAGE_BYTES,
  onError: () => {
    throw new Problem('too-large', `The body is longer than ${MAX_MESSAGE_BYTES} bytes.`);
  },
});

/** Refuses a body that is no JSON or nested too deep, before anything walks it. */
export const refuseBadJson: MiddlewareHandler = async (c, next) => {
  if (!SAFE_METHODS.includes(c.req.method) && c.req.raw.body !== null) {
    const text = await c.req.text();
    if (text !== '' && c.req.header('content-type') === undefined) {
      throw new Problem('bad-request', 'The body has no content-type. Send JSON, with content-type application/json.');
    }
    if (text !== '') parseJson(text);
    // Many programs name the type of every body, also of one that they left out.
    else c.req.raw.headers.delete('content-type');
  }
  return next();
};
