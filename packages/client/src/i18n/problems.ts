import { ApiProblem } from '../core/http.ts';
import { say } from './index.ts';
import { languageNow } from './words.ts';

const OPERATORS_WORDS: readonly string[] = ['banned', 'muted'];

/**
 * What went wrong, as a sentence. The server speaks English and knows more than its codes say, so its own sentence is
 * shown to whoever reads English; everybody else reads what the code means in their language.
 */
export function problemInWords(problem: unknown): string {
  if (problem instanceof ApiProblem && languageNow() !== 'en') {
    const words = say(`problem.${problem.code}`);
    // Until when and why is what the operator wrote, in whatever language.
    return OPERATORS_WORDS.includes(problem.code) ? `${words} (${problem.message})` : words;
  }
  return problem instanceof Error ? problem.message : String(problem);
}
