import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/**
 * Suits the garbage collector to a machine with one core. The threads that mark what is in use beside the main one would take
 * turns with it there, and with a thousand tables everybody would wait a third of a second; the small steps in which
 * the main thread marks by itself nobody notices. Threads that help it to move what is young only get in each other's way.
 */
export function suitCollector(): void {
  if (availableParallelism() > 1) return;
  setFlagsFromString('--no-concurrent-marking');
  setFlagsFromString('--no-parallel-scavenge');
}
