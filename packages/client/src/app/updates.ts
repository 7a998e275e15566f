/** Installs the service worker, and tells people when a newer version of the app has been fetched. */
import { say } from '../i18n/index.ts';
import { toast } from '../ui/Toasts.tsx';

export function watchForUpdates(): void {
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
