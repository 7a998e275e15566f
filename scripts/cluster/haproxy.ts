/** HAProxy's settings for nodes on this machine. The same rules, for containers, are in scripts/cluster/haproxy.cfg. */
import { readFileSync } from 'node:fs';

export interface Balanced {
  readonly name: string;
  readonly port: number;
}

const TEMPLATE = readFileSync(new URL('./haproxy.cfg', import.meta.url), 'utf8');
/** A user's own limit of open files is often low. */
const MAX_CONNECTIONS = /^ {2}maxconn .*$/m;
const BIND = /^ {2}bind .*$/m;
/** In containers the nodes are found by the name of their service. */
const SERVERS = /^ {2}server-template .*$/m;
const RESOLVERS = /^resolvers [\s\S]*?\n\n/m;

export function haproxyConfig(port: number, nodes: readonly Balanced[]): string {
  const servers = nodes.map(({ name, port: at }) => `  server ${name} 127.0.0.1:${at}`);
  return TEMPLATE.replace(RESOLVERS, '')
    .replace(MAX_CONNECTIONS, '  maxconn 400')
    .replace(BIND, `  bind 127.0.0.1:${port}`)
    .replace(SERVERS, servers.join('\n'));
}
