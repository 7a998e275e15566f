import { useEffect } from 'react';
import { useWords } from '../i18n/index.ts';

/** The tab's title and icon; they tell when it is the person's turn, for those who look at another tab. */
export function useTitle(title: string, yourTurn = false): void {
  const say = useWords();
  useEffect(() => {
    const whole = title === '' ? 'Conclave' : `${title} · Conclave`;
    document.title = yourTurn ? `● ${say('ui.yourTurn')} · ${whole}` : whole;
    document
      .querySelector('link[rel="icon"]')
      ?.setAttribute('href', yourTurn ? '/icons/icon-turn.svg' : '/icons/icon.svg');
  }, [say, title, yourTurn]);
}
