import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const FILE = 'source.tar.gz';
const LARGEST = 256 * 1024 * 1024;

/** The source code as it was last committed; null where it is not in a checkout of git. */
function archive(): Buffer | null {
  try {
    return execFileSync('git', ['archive', '--format=tar.gz', '--prefix=conclave/', 'HEAD'], {
      cwd: ROOT,
      maxBuffer: LARGEST,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/**
 * Lets every server hand out the source code it was built from, for whoever wants to study, change or host it. A page of
 * the project, once there is one, goes before it.
 */
export function source(homepage: string | undefined): Plugin {
  const packed = homepage === undefined ? archive() : null;
  const link = homepage ?? (packed === null ? null : `/${FILE}`);
  return {
    name: 'conclave:source',
    config: () => ({ define: { CONCLAVE_SOURCE: JSON.stringify(link) } }),
    generateBundle() {
      if (packed !== null) this.emitFile({ type: 'asset', fileName: FILE, source: packed });
    },
  };
}
