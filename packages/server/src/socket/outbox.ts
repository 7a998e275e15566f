import process from 'node:process';

/** Lets all who said something in this turn of the event loop write it at its end, in one go each. */
export class Outbox {
  private writers: { flush(): void }[] = [];

  /** Once in a turn is enough. */
  add(writer: { flush(): void }): void {
    if (this.writers.length === 0) process.nextTick(() => this.flushAll());
    this.writers.push(writer);
  }

  private flushAll(): void {
    const { writers } = this;
    this.writers = [];
    for (const writer of writers) writer.flush();
  }
}
