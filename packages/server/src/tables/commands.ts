/** Which commands are in the log of a table, and whose. Ids are the users' own words, so that two may use the same. */
export class Commands {
  /** By the command, which is looked up with every choice: the user, or seldom several. */
  private readonly users = new Map<string, string | readonly string[]>();

  has(user: string, command: string): boolean {
    const known = this.users.get(command);
    return known === user || (Array.isArray(known) && known.includes(user));
  }

  add(user: string, command: string): void {
    const known = this.users.get(command);
    if (known === undefined) this.users.set(command, user);
    else if (!this.has(user, command)) this.users.set(command, [known, user].flat());
  }

  clear(): void {
    this.users.clear();
  }
}
