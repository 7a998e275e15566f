/**
 * Reads ICU MessageFormat: `{card}`, `{n, number}`, `{names, list}`, `{n, plural, one {# card} other {# cards}}`,
 * `selectordinal` and `select`. One addition: `{card.acc}` asks for a form of the name that fills the gap.
 */

/** A piece of a message: text, the `#` of a plural, or an argument. */
export type Part = string | Hash | Argument;

export interface Hash {
  readonly type: 'hash';
}

export type Argument = Plain | Choice;

interface Plain {
  readonly type: 'name' | 'number' | 'list';
  readonly arg: string;
  /** The form of the name, such as `acc` in `{card.acc}`. */
  readonly form?: string;
}

interface Choice {
  readonly type: 'plural' | 'selectordinal' | 'select';
  readonly arg: string;
  readonly offset: number;
  /** By selector: `one`, `=0`, `other`. */
  readonly branches: Readonly<Record<string, readonly Part[]>>;
}

export class MessageError extends Error {}

const cache = new Map<string, readonly Part[]>();

/** The parts of a message; each message is read once. */
export function parseMessage(message: string): readonly Part[] {
  const known = cache.get(message);
  if (known !== undefined) return known;
  const parts = new Reader(message).read();
  cache.set(message, parts);
  return parts;
}

const WORD = /[^\s{},.'#|]+/y;
const SPACE = /\s*/y;
const SELECTOR = /=-?\d+|[^\s{},.'#|=]+/y;
const OFFSET = /offset:\s*(-?\d+)/y;
const CHOICES = ['plural', 'selectordinal', 'select'] as const;

class Reader {
  private at = 0;
  private readonly message: string;

  constructor(message: string) {
    this.message = message;
  }

  read(): readonly Part[] {
    const parts = this.parts(false, 0);
    if (this.at < this.message.length) this.fail('a } that closes nothing');
    return parts;
  }

  private parts(inPlural: boolean, depth: number): readonly Part[] {
    const parts: Part[] = [];
    let text = '';
    const flush = () => {
      if (text !== '') parts.push(text);
      text = '';
    };
    while (this.at < this.message.length) {
      const char = this.message[this.at] as string;
      if (char === '}') {
        if (depth === 0) this.fail('a } that closes nothing');
        break;
      }
      if (char === '{') {
        flush();
        parts.push(this.argument(depth));
      } else if (char === '#' && inPlural) {
        flush();
        parts.push({ type: 'hash' });
        this.at++;
      } else if (char === "'") {
        text += this.quoted(inPlural);
      } else {
        text += char;
        this.at++;
      }
    }
    flush();
    return parts;
  }

  /** An apostrophe quotes only before syntax; two of them are one. */
  private quoted(inPlural: boolean): string {
    const next = this.message[this.at + 1];
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next === undefined || !(next === '{' || next === '}' || (next === '#' && inPlural))) {
      this.at++;
      return "'";
    }
    const quote = /'((?:[^']|'')*)(?:'|$)/y;
    const [, text = ''] = this.take(quote, 'a quotation');
    return text.replaceAll("''", "'");
  }

  private argument(depth: number): Argument {
    this.at++;
    this.take(SPACE, '');
    const arg = this.take(WORD, 'the name of an argument')[0];
    const form = this.takeIf('.') ? this.take(WORD, 'the form of a name')[0] : undefined;
    this.take(SPACE, '');
    if (this.takeIf('}')) return form === undefined ? { type: 'name', arg } : { type: 'name', arg, form };
    if (form !== undefined) this.fail('a } after the form of a name');
    this.expect(',');
    this.take(SPACE, '');
    const type = this.take(WORD, 'the kind of an argument')[0];
    this.take(SPACE, '');
    if (type === 'number' || type === 'list') {
      this.expect('}');
      return { type, arg };
    }
    const choice = CHOICES.find((known) => known === type);
    if (choice === undefined) return this.fail(`the kind of an argument, not ${type}`);
    this.expect(',');
    this.take(SPACE, '');
    return this.choice(choice, arg, depth);
  }

  private choice(type: Choice['type'], arg: string, depth: number): Choice {
    OFFSET.lastIndex = this.at;
    const offset = type === 'select' ? null : OFFSET.exec(this.message);
    if (offset !== null) this.at += offset[0].length;
    const branches: Record<string, readonly Part[]> = {};
    for (this.take(SPACE, ''); !this.takeIf('}'); this.take(SPACE, '')) {
      const selector = this.take(SELECTOR, 'a selector such as other')[0];
      if (Object.hasOwn(branches, selector)) this.fail(`one branch ${selector}, not two`);
      this.take(SPACE, '');
      this.expect('{');
      branches[selector] = this.parts(type !== 'select', depth + 1);
      this.expect('}');
    }
    if (branches.other === undefined) this.fail(`a branch other in {${arg}, ${type}}`);
    return { type, arg, offset: Number(offset?.[1] ?? 0), branches };
  }

  private expect(char: string): void {
    if (!this.takeIf(char)) this.fail(`a ${char}`);
  }

  private takeIf(char: string): boolean {
    if (this.message[this.at] !== char) return false;
    this.at++;
    return true;
  }

  private take(pattern: RegExp, what: string): RegExpExecArray {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.message);
    if (found === null) return this.fail(what);
    this.at += found[0].length;
    return found;
  }

  private fail(wanted: string): never {
    throw new MessageError(`wants ${wanted} at ${this.at}: ${this.message}`);
  }
}
