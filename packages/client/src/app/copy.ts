import { say } from '../i18n/index.ts';
import { toast } from '../ui/Toasts.tsx';

/** Copies a text and says so; where the browser forbids it (pages without TLS), says what to do instead. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: say('ui.copied') });
  } catch {
    toast({ text: say('ui.notCopied'), tone: 'problem' });
  }
}
