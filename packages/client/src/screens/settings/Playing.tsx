import { useWords } from '../../i18n/index.ts';
import { turnStartCards, useStartCards } from '../../table/start/start-card.ts';
import { Switch } from '../../ui/Switch.tsx';

export function Playing() {
  const say = useWords();
  const { off } = useStartCards();
  return (
    <Switch on={!off} onChange={turnStartCards} hint={say('settings.startCardsHint')}>
      {say('settings.startCards')}
    </Switch>
  );
}
