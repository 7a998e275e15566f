import { useRegularly } from '../app/useRegularly.ts';
import { ApiProblem } from '../core/http.ts';
import { useWords } from '../i18n/index.ts';
import { problemInWords } from '../i18n/problems.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { Offline } from './Offline.tsx';

interface TroubleProps {
  readonly problem: Error;
  readonly again: () => void;
}

/** A page that could not be filled: says why, honestly, and offers to try again. */
export function Trouble({ problem, again }: TroubleProps) {
  const say = useWords();
  const isOffline = problem instanceof ApiProblem && problem.code === 'offline';
  if (isOffline) return <OfflineUntil again={again} />;
  return (
    <Notice title={say('broken.title')} text={problemInWords(problem)}>
      <Button kind="primary" onClick={again}>
        {say('ui.again')}
      </Button>
    </Notice>
  );
}

const SECONDS_BETWEEN = 5;

/** Tries again by itself: nobody has to watch a page that says it has no connection. */
function OfflineUntil({ again }: { readonly again: () => void }) {
  useRegularly(again, SECONDS_BETWEEN);
  return <Offline again={again} />;
}
