import { useCallback, useEffect } from 'react';
import { Page } from '../app/Page.tsx';
import { useAnswer } from '../app/useAnswer.ts';
import { api } from '../core/api.ts';
import { ApiProblem } from '../core/http.ts';
import { useWords } from '../i18n/index.ts';
import { Waiting } from '../ui/Panel.tsx';
import { navigate } from '../ui/router.tsx';
import { NotFound } from './Notice.tsx';
import { Trouble } from './Trouble.tsx';

/** The address of an invitation: finds the table and goes there. */
export function JoinPage({ code }: { readonly code: string }) {
  const say = useWords();
  const find = useCallback(() => api.tableOfCode(code), [code]);
  const { value: table, problem, again } = useAnswer(find);
  useEffect(() => {
    if (table !== undefined) navigate(`/t/${table}?code=${encodeURIComponent(code)}`, { replace: true });
  }, [table, code]);
  if (problem instanceof ApiProblem && problem.code === 'not-found') return <NotFound />;
  if (problem !== null) return <Trouble problem={problem} again={again} />;
  return (
    <Page title="">
      <Waiting label={say('ui.loading')} />
    </Page>
  );
}
