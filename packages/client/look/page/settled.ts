/** Waits until the page stands still: nothing was changed for a moment, nothing moves, fonts are there. Runs in the browser. */
const STILL_FOR = 70;
const LONGEST = 1500;

export async function settled(): Promise<void> {
  await document.fonts.ready;
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    while (performance.now() - start < LONGEST) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      if (performance.now() - changed >= STILL_FOR && !isMoving()) return;
    }
  } finally {
    observer.disconnect();
  }
}

/** What moves without end, such as a pulse, is not waited for. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
}
