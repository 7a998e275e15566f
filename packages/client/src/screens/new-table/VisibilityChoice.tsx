import type { Visibility } from '@conclave/protocol';
import { useWords } from '../../i18n/index.ts';
import { Choices } from '../../ui/Choices.tsx';

export function VisibilityChoice({ value, onChange }: { value: Visibility; onChange: (value: Visibility) => void }) {
  const say = useWords();
  return (
    <Choices<Visibility>
      legend={say('new.visibility')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'unlisted', words: say('new.visibility.unlisted') },
        { value: 'public', words: say('new.visibility.public'), hint: say('new.visibility.public.hint') },
        { value: 'private', words: say('new.visibility.private'), hint: say('new.visibility.private.hint') },
      ]}
    />
  );
}
