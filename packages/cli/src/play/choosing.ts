/**
 * A choice made step by step: every option is a path of things, so a long list is asked thing by thing, first what, then
 * where to. Knows no game and prints nothing.
 */
import type { Choice, Thing } from '@conclave/kernel';

/** An option in words. */
export interface Worded {
  readonly choice: Choice;
  readonly path: readonly Thing[];
  readonly text: string;
  /** What is asked before it is done, where it weighs heavily. */
  readonly warning: string | null;
  /** It ends the question without doing anything. */
  readonly isPass: boolean;
}

/** A line of the list: an option, or a thing that leads to several. */
export type Entry =
  | { readonly label: string; readonly option: Worded }
  | { readonly label: string; readonly touched: readonly Thing[] };

export interface Step {
  /** What the entries have in common once something was picked: `Put die 3 (Blood) on …`. */
  readonly heading: string | null;
  readonly entries: readonly Entry[];
}

/** Up to this many options are listed directly: another step would not help. */
const FEW = 6;
/** The longest list that is easy to read; longer ones show only the names of things, and ask what to do with them afterwards. */
const GLANCE = 9;

type NameOf = (thing: Thing) => string | null;

/** The list after these things were picked. `nameOf` says what a thing is called, where it has a name. */
export function stepAfter(options: readonly Worded[], touched: readonly Thing[], nameOf: NameOf): Step {
  const open = options.filter(({ path }) => touched.every((thing, i) => path[i] === thing));
  const groups = groupsOf(open, touched.length);
  const detour = onlyWay(groups, touched);
  if (detour !== null) return stepAfter(options, detour, nameOf);
  const entries = open.length <= FEW ? open.map(itself) : entriesOf(groups, touched, nameOf);
  if (touched.length === 0) return { heading: null, entries };
  return cutShort(entries, leadOf(open, nameOf(touched.at(-1) as Thing)));
}

/** Picks a thing automatically if all options continue with it. */
function onlyWay(groups: readonly Group[], touched: readonly Thing[]): readonly Thing[] | null {
  const [first, second] = groups;
  if (first === undefined || second !== undefined || first.thing === null || first.options.length === 1) return null;
  const leadsOn = first.options.some(({ path }) => path.length > touched.length + 1);
  return leadsOn ? [...touched, first.thing] : null;
}

function entriesOf(groups: readonly Group[], touched: readonly Thing[], nameOf: NameOf): Entry[] {
  const isLong = groups.length > GLANCE;
  return groups.flatMap(({ thing, options }): Entry[] => {
    if (thing === null) return options.map(itself);
    const name = nameOf(thing);
    const leadsOn = options.some(({ path }) => path.length > touched.length + 1);
    if (isLong && name !== null && leadsOn) return [{ label: name, touched: [...touched, thing] }];
    return options.length === 1
      ? options.map(itself)
      : [{ label: leadOf(options, name).text, touched: [...touched, thing] }];
  });
}

function itself(option: Worded): Entry {
  return { label: option.text, option };
}

interface Group {
  readonly thing: Thing | null;
  readonly options: Worded[];
}

/** The options by the thing that comes next, in the order in which they come up. */
function groupsOf(open: readonly Worded[], depth: number): Group[] {
  const groups: Group[] = [];
  for (const option of open) {
    const thing = option.path[depth] ?? null;
    const group = groups.find((one) => one.thing === thing);
    if (group === undefined) groups.push({ thing, options: [option] });
    else group.options.push(option);
  }
  return groups;
}

const GAP = '…';

interface Lead {
  readonly before: string;
  readonly after: string;
  /** The whole of it: `Put die 3 (Blood) on …`. */
  readonly text: string;
}

/** What several options have in common. The thing's name goes first where that does not say it. */
function leadOf(options: readonly Worded[], name: string | null): Lead {
  const shared = sharedWords(options.map(({ text }) => text));
  const before = shared[0].join(' ');
  const after = shared[1].join(' ');
  const lead = [before, GAP, after].filter((part) => part !== '').join(' ');
  if (name === null || lead.toLowerCase().includes(name.toLowerCase())) return { before, after, text: lead };
  return { before, after, text: before === '' ? `${name} ${GAP}` : `${name}: ${lead}` };
}

/** The common beginning of all texts, and the common end (a verb, say) without names, which are capitalised. */
function sharedWords(texts: readonly string[]): [before: string[], after: string[]] {
  const all = texts.map((text) => text.split(' '));
  const shortest = Math.min(...all.map((words) => words.length));
  const [first = []] = all;
  let before = 0;
  while (before < shortest && all.every((words) => words[before] === first[before])) before++;
  // Without a beginning in common an end in common says nothing.
  if (before === 0) return [[], []];
  let after = 0;
  while (before + after < shortest - 1 && all.every((words) => isShared(words, first, after))) after++;
  return [first.slice(0, before), after === 0 ? [] : first.slice(-after)];
}

function isShared(words: readonly string[], first: readonly string[], fromEnd: number): boolean {
  const word = words.at(-1 - fromEnd);
  return word === first.at(-1 - fromEnd) && /^\p{Ll}/u.test(word ?? '');
}

/** The entries without the words of the heading: it stands above them. One that says no more than the heading stays whole. */
function cutShort(entries: readonly Entry[], { before, after, text }: Lead): Step {
  if (entries.length === 1) return { heading: null, entries };
  const fits = ({ label }: Entry) => label.startsWith(before) && label.endsWith(after);
  if (before === '' || !entries.every(fits)) return { heading: text, entries };
  const rest = (label: string) => label.slice(before.length, label.length - after.length).trim();
  return { heading: text, entries: entries.map((entry) => ({ ...entry, label: rest(entry.label) || entry.label })) };
}
