/** Leaks as somebody might build them by mistake. The proof is worth something only if it finds every one of them. */
import { type AnyGame, type Pending, SeededChance, type State } from '@conclave/kernel';
import type { Snapshot, Update } from '@conclave/protocol';
import type { Reader, Tables, WrittenUpdate } from '../../src/tables/service.ts';
import type { Plant, World } from './leak-house.ts';

type Message = Parameters<Reader['send']>[0];
type Parts = Partial<Pick<Snapshot, 'seq' | 'info' | 'decision'>>;

/** What readers are sent is changed on the way, with the world at the table at hand. */
function onTheWay(change: (message: Message, world: World) => Message): NonNullable<Plant['tables']> {
  return (tables, worldAt) => ({
    ...tables,
    open(reader, table, ...rest) {
      const leaky: Reader = {
        ...reader,
        send(message) {
          const world = worldAt(table);
          reader.send(world === undefined ? message : change(message, world));
        },
      };
      return tables.open(leaky, table, ...rest);
    },
    // Whatever the leak has made of the question's name, the answer is to the one that is asked.
    async play(who, table, command) {
      if (command.type !== 'choose') return tables.play(who, table, command);
      const { decision } = await tables.snapshot(who, table);
      const isMeant = decision?.id.slice(0, 8) === command.decision.slice(0, 8);
      await tables.play(who, table, isMeant ? { ...command, decision: decision?.id ?? '' } : command);
    },
  });
}

function updateIn({ text }: WrittenUpdate): Update {
  return JSON.parse(text);
}

function written(update: object): Pick<WrittenUpdate, 'text'> {
  return { text: JSON.stringify(update) };
}

/** What the message says: a whole snapshot, or what changed. */
function partsOf(message: Message): Parts {
  return message.type === 'snapshot' ? message.snapshot : (updateIn(message) as Parts);
}

function withParts(message: Message, parts: Parts): Message {
  const all = { ...partsOf(message), ...parts };
  return message.type === 'snapshot' ? { ...message, snapshot: all as Snapshot } : { ...message, ...written(all) };
}

/** The seats that have not answered, whatever is to be known of it. */
function stillAsked({ game, state }: World): Pending['asked'] {
  return game.pending(state)?.asked ?? [];
}

function shows(field: string, of: (state: State) => unknown): NonNullable<Plant['game']> {
  return (game: AnyGame) => ({
    ...game,
    viewOf: (state, observer) => ({ ...(game.viewOf(state, observer) as object), [field]: of(state) }),
  });
}

/** How many options there are is a secret of whoever has them, and so is how long the list is. */
function padding({ game, state }: World): string {
  return ' '.repeat(JSON.stringify(game.pending(state)?.asked).length % 64);
}

export const PLANTS: Readonly<Record<string, Plant>> = {
  'a view that shows the next card of the deck': {
    game: shows('next', (state) => (state as unknown as { deck: readonly string[] }).deck[0] ?? null),
  },
  'a view whose length depends on what is hidden': {
    game: shows('padding', (state) => '.'.repeat(JSON.stringify(state).length % 97)),
  },
  'a decision whose id is made of the whole state': {
    tables: onTheWay((message, world) => {
      const { decision } = partsOf(message);
      if (decision === null || decision === undefined) return message;
      const id = new SeededChance(JSON.stringify(world.state))
        .below(2 ** 30)
        .toString(16)
        .padStart(8, '0');
      return withParts(message, { decision: { ...decision, id: `${decision.id.slice(0, 8)}${id}` } });
    }),
  },
  'a table that tells who has answered': {
    tables: onTheWay((message, world) => {
      const { info } = message.type === 'snapshot' ? message.snapshot : updateIn(message);
      if (info === undefined) return message;
      const asked = stillAsked(world).map(({ seat }) => seat);
      const seats = info.seats.map((one) => ({ ...one, away: asked.includes(one.seat) }));
      return withParts(message, { info: { ...info, seats } });
    }),
  },
  'a message that is longer when somebody has more options': {
    tables: onTheWay((message, world) =>
      message.type === 'snapshot' ? message : { ...message, text: `${message.text.slice(0, -1)}${padding(world)}}` },
    ),
  },
  'an update for everybody whenever anybody has answered': { tables: tellsEverybody },
  'an error that says what others could do': {
    tables: (tables, worldAt) => ({
      ...tables,
      async play(who, table, command) {
        try {
          await tables.play(who, table, command);
        } catch (error) {
          const world = worldAt(table);
          if (error instanceof Error && world !== undefined) {
            error.message += ` Options there are: ${stillAsked(world).map(({ options }) => options.length)}.`;
          }
          throw error;
        }
      },
    }),
  },
};

function tellsEverybody(tables: Tables): Tables {
  const readers = new Map<string, Set<Reader>>();
  const latest = new WeakMap<Reader, number>();
  return {
    ...tables,
    async open(reader, table, ...rest) {
      const counted: Reader = {
        ...reader,
        send(message) {
          latest.set(counted, message.type === 'snapshot' ? message.snapshot.seq : updateIn(message).seq);
          reader.send(message);
        },
      };
      const all = readers.get(table) ?? new Set();
      readers.set(table, all.add(counted));
      return tables.open(counted, table, ...rest);
    },
    async play(who, table, command) {
      await tables.play(who, table, command);
      for (const reader of readers.get(table) ?? []) {
        const seq = latest.get(reader) ?? 0;
        reader.send({ type: 'update', seq, ...written({ type: 'update', table, seq }), chat: [] });
      }
    },
  };
}
