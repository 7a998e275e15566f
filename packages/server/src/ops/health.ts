/** What watches over the server asks here: is it alive, is it ready, how is it doing. */
import { isFromThisMachine } from '../http/address.ts';
import type { App } from '../http/api.ts';
import { bearerOf, isSame } from '../http/secrets.ts';
import { Problem } from '../problem.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

export interface HealthDeps {
  readonly config: Config;
  readonly metrics: Metrics;
  readonly stopping: AbortSignal;
  /** Whether anything can be stored. Anybody may ask, as often as they like, so it must not cost much. */
  readonly canStore: () => Promise<boolean>;
}

export function addHealth(app: App, { config, metrics, stopping, canStore }: HealthDeps): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
    return (await canStore()) ? c.json({ status: 'ready' }) : c.json({ status: 'storage unavailable' }, 503);
  });

  app.get('/metrics', async (c) => {
    // How many choices are made, and when, is the operator's business alone: it could tell players who has answered.
    // Behind a proxy everybody may seem to come from this machine.
    const isBehindProxy = config.trustProxy !== 0 || config.publicOrigin !== undefined;
    const isAllowed =
      config.metricsToken === undefined
        ? !isBehindProxy && isFromThisMachine(c.env.incoming)
        : isSame(bearerOf(c.req.header('authorization')), config.metricsToken);
    if (!isAllowed) {
      throw new Problem('forbidden', 'Metrics are for the operator: set METRICS_TOKEN and send it as a Bearer token.');
    }
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  });
}
