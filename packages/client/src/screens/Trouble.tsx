import { ApiProblem } from '../core/http.ts';
import { useWords } from '../i18n/index.ts';
import { problemInWords } from '../i18n/problems.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from './Notice.tsx';

/** A page that could not be filled: says why, honestly, and offers to try again. */
export function Trouble({ problem, again }: { readonly problem: Error; readonly again: () => void }) {
  const say = useWords();
  const isOffline = problem instanceof ApiProblem && problem.code === 'offline';
  return (
    <Notice
      title={say(isOffline ? 'offline.title' : 'broken.title')}
      text={isOffline ? say('offline.text') : problemInWords(problem)}
    >
      <Button kind="primary" onClick={again}>
        {say('ui.again')}
      </Button>
    </Notice>
  );
}
