/** What else a scenario may call a choice: Characters by name, a walk as a list, an answer without its question. */
import { type AmongChoice, choiceId } from '../choices.ts';
import type { Among } from '../state.ts';
import { playerOf } from '../table.ts';

export function alsoCalled(s: Among, choice: AmongChoice): readonly string[] {
  switch (choice.type) {
    case 'move': {
      const { path } = choice;
      return path.length === 0 ? ['stay', ''] : [path.join(':'), path.join(','), `move:${path.join(',')}`];
    }
    case 'burn':
      return [choice.room];
    case 'room':
      return [choice.room, `owl-room:${choice.room}`];
    case 'location':
      return [choice.location, `rifle-destination:${choice.location}`];
    case 'ward':
      return [`ward:${choice.danger}`];
    case 'vote':
      return namedTargets(s, choice, ['', 'vote:', 'cast-vote:', 'cast-leader-vote:']);
    case 'pick':
      return namedTargets(s, choice, ['', 'pick:', 'pick-ritualist:']);
    case 'guess':
      return namedTargets(s, choice, ['', 'guess:', 'guess-seer:']);
    case 'hand-over':
      return namedTargets(s, choice, [`hand-over:${choice.item}:`]);
    case 'inspect-papers':
    case 'check-state':
    case 'assassinate':
    case 'use-binoculars':
      return namedTargets(s, choice, [`${choice.type}:`]);
    default:
      return [];
  }
}

/** The target by its seat or its Character, as the examples of section 10 write it, after each of these words. */
function namedTargets(s: Among, choice: AmongChoice & { target: number }, before: readonly string[]): string[] {
  const { character } = playerOf(s, choice.target);
  const capitalised = `${character.charAt(0).toUpperCase()}${character.slice(1)}`;
  const targets = [String(choice.target), character, capitalised];
  const own = choiceId(choice);
  return before.flatMap((words) => targets.map((target) => `${words}${target}`)).filter((name) => name !== own);
}
