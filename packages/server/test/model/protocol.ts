/**
 * Who owns a table and how its changes are stored, as a state machine: nodes, one table, one database, clients that repeat a
 * command until it is answered. There is no time in it: a lease may lapse at any moment, a commit may arrive at any moment or
 * never, and a paused node is one whose turn does not come.
 */

export type Guard = 'owner' | 'epoch' | 'revision';

export interface Variant {
  readonly nodes: number;
  /** `c...` writes a line of the log, `n...` writes none, but the session and the position as a whole. */
  readonly commands: readonly string[];
  /** Whether only the owner decides; without leases any node does. */
  readonly leases: boolean;
  /** What the database compares before it writes. */
  readonly guards: readonly Guard[];
  /** Whether a node raises the revision before it loads the table, so that no commit decided before can arrive later. */
  readonly barrier: boolean;
  /** Whether a claim raises the revision too, and not the epoch alone. */
  readonly claimsRaise: boolean;
  /** Whether a node reads the table before its claim is written. */
  readonly loadsBeforeClaim: boolean;
  /** How often each misfortune may happen. */
  readonly lapses: number;
  readonly losses: number;
  readonly crashes: number;
  /** How often a node may give the table to another one. */
  readonly handOvers: number;
  /** How often the database may fall back to what its standby had. */
  readonly failovers: number;
}

interface Stored {
  readonly owner: string;
  readonly epoch: number;
  readonly revision: number;
  readonly log: readonly string[];
  /** The lines that the whole position includes. */
  readonly position: readonly string[];
  readonly notes: readonly string[];
  readonly lapsed: readonly string[];
  readonly dead: readonly string[];
  /** Who wrote last, under which epoch. */
  readonly writer: { readonly id: string; readonly epoch: number } | null;
  /** What the writers did wrong, if anything. */
  readonly fault: string;
}

/** What a node knows of the table. */
type Memory = Pick<Stored, 'epoch' | 'revision' | 'log' | 'notes'>;

interface Node {
  /** A new one at every start and after every death: it makes the node's id a new one. */
  readonly run: number;
  readonly isUp: boolean;
  readonly memory: Memory | null;
  /** What was read before the claim. */
  readonly early: Memory | null;
  /** The command whose commit it waits for. */
  readonly waitsFor: string;
}

interface Commit {
  readonly node: number;
  readonly id: string;
  readonly command: string;
  readonly known: Memory;
  readonly isAwaited: boolean;
}

export interface State {
  readonly stored: Stored;
  /** What the standby has; null where there is none. */
  readonly standby: Stored | null;
  readonly nodes: readonly Node[];
  readonly underWay: readonly Commit[];
  readonly answered: readonly string[];
  readonly left: {
    readonly lapses: number;
    readonly losses: number;
    readonly crashes: number;
    readonly handOvers: number;
    readonly failovers: number;
  };
  readonly hasFallenBack: boolean;
}

export interface Step {
  readonly what: string;
  readonly next: State;
}

export function initial({ nodes, lapses, losses, crashes, handOvers, failovers }: Variant): State {
  const stored: Stored = {
    owner: '',
    epoch: 0,
    revision: 0,
    log: [],
    position: [],
    notes: [],
    lapsed: [],
    dead: [],
    writer: null,
    fault: '',
  };
  return {
    stored,
    standby: failovers > 0 ? stored : null,
    nodes: Array.from({ length: nodes }, () => fresh(1)),
    underWay: [],
    answered: [],
    left: { lapses, losses, crashes, handOvers, failovers },
    hasFallenBack: false,
  };
}

/** Everything that may happen next. */
export function steps(variant: Variant, state: State): readonly Step[] {
  return [
    ...state.nodes.flatMap((node, i) =>
      node.isUp
        ? [
            ...crash(state, i),
            ...(variant.leases
              ? [...lease(state, i), ...own(variant, state, i), ...handOver(state, i)]
              : read(state, i)),
            ...decide(variant, state, i),
            ...giveUp(state, i),
          ]
        : restart(state, i),
    ),
    ...state.underWay.flatMap((commit) => arrive(variant, state, commit)),
    ...failover(state),
  ];
}

export function isAnswered({ commands }: Variant, { answered }: State): boolean {
  return commands.every((command) => answered.includes(command));
}

// ---- Nodes come and go

function fresh(run: number): Node {
  return { run, isUp: true, memory: null, early: null, waitsFor: '' };
}

function crash(state: State, i: number): readonly Step[] {
  if (state.left.crashes === 0) return [];
  const { run } = at(state, i);
  const gone = unawaited(withNode(state, i, { ...fresh(run), isUp: false }), i);
  return [{ what: `${nameOf(i)} crashes`, next: spend(gone, 'crashes') }];
}

function restart(state: State, i: number): readonly Step[] {
  return [{ what: `${nameOf(i)} starts again`, next: withNode(state, i, fresh(at(state, i).run + 1)) }];
}

/** Leases lapse and are renewed; a node whose lease lapsed is declared dead, and comes back under a new id. */
function lease(state: State, i: number): readonly Step[] {
  const { stored } = state;
  const me = idOf(state, i);
  const name = nameOf(i);
  const isDead = stored.dead.includes(me);
  const hasLapsed = stored.lapsed.includes(me);
  const found: Step[] = [];
  if (!isDead && !hasLapsed && state.left.lapses > 0) {
    const next = spend(withStored(state, { lapsed: [...stored.lapsed, me].sort() }), 'lapses');
    found.push({ what: `the lease of ${me} lapses`, next });
  }
  if (isDead) {
    const next = unawaited(withNode(state, i, fresh(at(state, i).run + 1)), i);
    found.push({ what: `${name} finds that it is dead`, next });
  } else if (hasLapsed) {
    const next = withStored(state, { lapsed: stored.lapsed.filter((id) => id !== me) });
    found.push({ what: `${name} renews its lease`, next });
  }
  const { owner } = stored;
  const isOwnerGone = owner !== '' && !state.nodes.some((node, j) => node.isUp && idOf(state, j) === owner);
  if (owner !== '' && owner !== me && !stored.dead.includes(owner) && (isOwnerGone || stored.lapsed.includes(owner))) {
    found.push({
      what: `${name} declares ${owner} dead`,
      next: withStored(state, { dead: [...stored.dead, owner].sort() }),
    });
  }
  return found;
}

// ---- Tables are claimed, loaded, changed

function own(variant: Variant, state: State, i: number): readonly Step[] {
  const { stored } = state;
  const { memory, early, waitsFor } = at(state, i);
  const me = idOf(state, i);
  if (memory !== null || waitsFor !== '' || stored.dead.includes(me)) return [];
  if (stored.owner === me) {
    const loaded = variant.barrier ? withStored(state, { revision: stored.revision + 1 }) : state;
    return [{ what: `${nameOf(i)} loads again`, next: withNode(loaded, i, { memory: memoryOf(loaded.stored) }) }];
  }
  if (stored.owner !== '' && !stored.dead.includes(stored.owner)) return [];
  if (variant.loadsBeforeClaim && early === null) {
    return [{ what: `${nameOf(i)} loads before its claim`, next: withNode(state, i, { early: memoryOf(stored) }) }];
  }
  const epoch = stored.epoch + 1;
  const claimed = withStored(state, { owner: me, epoch, revision: stored.revision + (variant.claimsRaise ? 1 : 0) });
  const known = variant.loadsBeforeClaim && early !== null ? { ...early, epoch } : memoryOf(claimed.stored);
  return [{ what: `${nameOf(i)} claims epoch ${epoch}`, next: withNode(claimed, i, { memory: known, early: null }) }];
}

/** A node that stops, or has too much to do, gives the table away once nothing is under way there as far as it knows. */
function handOver(state: State, i: number): readonly Step[] {
  const { stored, left } = state;
  const { memory, waitsFor } = at(state, i);
  if (left.handOvers === 0 || memory === null || waitsFor !== '' || stored.owner !== idOf(state, i)) return [];
  if (stored.epoch !== memory.epoch) return [];
  return state.nodes.flatMap((node, j) => {
    const to = idOf(state, j);
    if (j === i || !node.isUp || stored.dead.includes(to)) return [];
    const given = withStored(state, { owner: to, epoch: stored.epoch + 1, revision: stored.revision + 1 });
    return [
      { what: `${nameOf(i)} gives the table to ${to}`, next: spend(withNode(given, i, { memory: null }), 'handOvers') },
    ];
  });
}

function read(state: State, i: number): readonly Step[] {
  const { memory, waitsFor } = at(state, i);
  if (memory !== null || waitsFor !== '') return [];
  return [{ what: `${nameOf(i)} loads`, next: withNode(state, i, { memory: memoryOf(state.stored) }) }];
}

/** Clients send to any node, again and again until they are answered. */
function decide({ commands }: Variant, state: State, i: number): readonly Step[] {
  const { memory, waitsFor } = at(state, i);
  if (memory === null || waitsFor !== '') return [];
  return commands
    .filter((command) => !state.answered.includes(command))
    .map((command) => {
      if (memory.log.includes(command) || memory.notes.includes(command)) {
        return { what: `${nameOf(i)} answers ${command}, which was done`, next: answer(state, command) };
      }
      const commit: Commit = { node: i, id: idOf(state, i), command, known: memory, isAwaited: true };
      const sent = withNode(state, i, { waitsFor: command });
      return { what: `${nameOf(i)} sends ${command}`, next: { ...sent, underWay: [...sent.underWay, commit] } };
    });
}

/** The answer takes too long: whether it was written is in doubt. */
function giveUp(state: State, i: number): readonly Step[] {
  const { waitsFor } = at(state, i);
  if (waitsFor === '' || state.left.losses === 0) return [];
  const next = spend(unawaited(withNode(state, i, { memory: null, waitsFor: '' }), i), 'losses');
  return [{ what: `${nameOf(i)} no longer waits for ${waitsFor}`, next }];
}

function arrive(variant: Variant, state: State, commit: Commit): readonly Step[] {
  const { node, id, command, isAwaited } = commit;
  const underWay = state.underWay.filter((other) => other !== commit);
  const written = isAllowed(variant, state.stored, commit) ? write(variant, state.stored, commit) : null;
  const what = `${command} of ${id} is ${written === null ? 'refused' : 'written'}`;
  let next: State = { ...state, underWay, stored: written ?? state.stored };
  if (isAwaited) {
    const memory = written === null ? null : memoryAfter(commit);
    next = withNode(next, node, { memory, waitsFor: '' });
    if (written !== null) next = answer(next, command);
    return [{ what, next }];
  }
  return [
    { what, next },
    { what: `${command} of ${id} is lost on the way`, next: { ...state, underWay } },
  ];
}

function failover(state: State): readonly Step[] {
  const { stored, standby, left } = state;
  if (standby === null || standby === stored) return [];
  const caughtUp: Step = { what: 'the standby catches up', next: { ...state, standby: stored } };
  if (left.failovers === 0) return [caughtUp];
  const back = spend({ ...state, stored: standby, standby: null, hasFallenBack: true }, 'failovers');
  return [caughtUp, { what: 'the database falls back to its standby', next: back }];
}

// ---- What the database does

function isAllowed({ guards }: Variant, stored: Stored, { id, known }: Commit): boolean {
  return guards.every((guard) => {
    if (guard === 'owner') return stored.owner === id;
    return stored[guard] === known[guard];
  });
}

function write({ leases }: Variant, stored: Stored, { id, command, known }: Commit): Stored {
  const revision = stored.revision + 1;
  const writer = { id, epoch: known.epoch };
  const fault = leases && stored.fault === '' ? faultOf(stored, writer) : stored.fault;
  const next = { ...stored, revision, writer, fault };
  if (!isLine(command)) return { ...next, notes: [...known.notes, command], position: known.log };
  // Without a guard a line is simply written at its number, over whatever is there.
  const log = [...stored.log];
  log[known.log.length] = command;
  return { ...next, log, position: isWhole(known.log.length) ? [...known.log, command] : stored.position };
}

function faultOf({ writer }: Stored, { id, epoch }: { readonly id: string; readonly epoch: number }): string {
  if (writer === null || epoch > writer.epoch) return '';
  if (epoch < writer.epoch) return 'an earlier epoch wrote after a later one';
  return id === writer.id ? '' : 'two writers in one epoch';
}

function isLine(command: string): boolean {
  return command.startsWith('c');
}

/** Every second line is stored with the whole position, the others with what they changed of it. */
export function isWhole(line: number): boolean {
  return line % 2 === 1;
}

function memoryOf({ epoch, revision, log, notes }: Stored): Memory {
  return { epoch, revision, log, notes };
}

function memoryAfter({ command, known }: Commit): Memory {
  const revision = known.revision + 1;
  if (isLine(command)) return { ...known, revision, log: [...known.log, command] };
  return { ...known, revision, notes: [...known.notes, command] };
}

// ---- Small changes of the state

function at(state: State, i: number): Node {
  const node = state.nodes[i];
  if (node === undefined) throw new RangeError(`there is no node ${i}`);
  return node;
}

function nameOf(i: number): string {
  return String.fromCharCode(65 + i);
}

export function idOf(state: State, i: number): string {
  return `${nameOf(i)}${at(state, i).run}`;
}

function withNode(state: State, i: number, change: Partial<Node>): State {
  return { ...state, nodes: state.nodes.map((node, j) => (j === i ? { ...node, ...change } : node)) };
}

function withStored(state: State, change: Partial<Stored>): State {
  return { ...state, stored: { ...state.stored, ...change } };
}

function unawaited(state: State, i: number): State {
  const underWay = state.underWay.map((commit) => (commit.node === i ? { ...commit, isAwaited: false } : commit));
  return { ...state, underWay };
}

function answer(state: State, command: string): State {
  return { ...state, answered: [...state.answered, command].sort() };
}

function spend(state: State, what: keyof State['left']): State {
  return { ...state, left: { ...state.left, [what]: state.left[what] - 1 } };
}
