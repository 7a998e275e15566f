/** What watches over the server asks here: is it alive, is it ready, how is it doing. */
import type { Cluster } from '../cluster/cluster.ts';
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
  /** Null where there is one server. */
  readonly cluster?: Pick<Cluster, 'health' | 'name' | 'nodes'> | null;
}

export function addHealth(app: App, { config, metrics, stopping, canStore, cluster = null }: HealthDeps): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
    if (cluster?.health === 'cut off') return c.json({ status: 'cut off', node: cluster.name }, 503);
    if (!(await canStore())) return c.json({ status: 'storage unavailable' }, 503);
    if (cluster === null) return c.json({ status: 'ready' });
    const { name: node, nodes, health } = cluster;
    return c.json(
      health === 'ready' ? { status: 'ready', node, nodes } : { status: 'degraded', why: health, node, nodes },
    );
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
