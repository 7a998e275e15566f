/** Builds the client into packages/client/dist if its sources have changed: `node packages/client/scripts/build.ts`. */
import { freshBuild } from './build/fresh.ts';

await freshBuild();
