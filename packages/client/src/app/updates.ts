/** Installs the service worker, and tells people when a newer version of the app has been fetched. */
import { say } from '../i18n/index.ts';
import { toast } from '../ui/Toasts.tsx';

/** Loading the page anew did not help if a part is missing again so soon. */
const AGAIN = 15_000;
const RELOADED = 'conclave.reloaded';

export function watchForUpdates(): void {
  // After an update on the server the parts of the old app are gone: a new page has all the new ones.
  addEventListener('vite:preloadError', () => {
    const isHopeless = !navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN;
    if (isHopeless) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/sw.js').then(watch, () => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // Without a controller this is the very first version: nothing is out of date.
      if (next.state === 'installed' && navigator.serviceWorker.controller !== null) offer(next);
    });
  });
}

function offer(next: ServiceWorker): void {
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    next.postMessage('take over');
  };
  toast({ text: say('ui.newVersion'), action: { label: say('ui.reload'), run: reload } });
}
