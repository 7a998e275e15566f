/** The search tree: questions as the searching seat can tell them apart, and what each of their options has brought. */
import type { Asked, Choice, Seat } from '@conclave/kernel';

/** One option of a question, with its statistics for the seat that decides. */
export class Branch {
  readonly seat: Seat;
  readonly id: string;
  /** What it looked like at first sight, from -1 to 1. */
  readonly promise: number;
  /** The option as the latest world offers it. */
  choice: Choice;
  visits = 0;
  /** How often it was on offer when its question was answered: worlds differ in what they offer. */
  offered = 0;
  /** Sum of what the visits were worth. */
  total = 0;
  private readonly questions: Question[] = [];

  constructor(seat: Seat, choice: Choice, id: string, promise: number) {
    this.seat = seat;
    this.choice = choice;
    this.id = id;
    this.promise = promise;
  }

  /** The question that came after this option. Chance may bring different ones, so there can be several. */
  next({ seat, decision }: Asked): Question {
    for (const question of this.questions) {
      if (question.seat === seat && question.decision === decision) return question;
    }
    const question = new Question(seat, decision);
    this.questions.push(question);
    return question;
  }
}

/** A question a seat is asked after a certain path of choices, in all the worlds in which it comes up. */
export class Question {
  readonly seat: Seat;
  readonly decision: string;
  private readonly branches: Branch[] = [];
  private readonly byId = new Map<string, Branch>();

  constructor(seat: Seat, decision: string) {
    this.seat = seat;
    this.decision = decision;
  }

  find(choice: Choice, idOf: (choice: Choice) => string): Branch | undefined {
    // Most games share their choice objects, and looking for the same object is far cheaper than making its name.
    for (const branch of this.branches) if (branch.choice === choice) return branch;
    const branch = this.byId.get(idOf(choice));
    if (branch !== undefined) branch.choice = choice;
    return branch;
  }

  add(choice: Choice, id: string, promise: number): Branch {
    const branch = new Branch(this.seat, choice, id, promise);
    this.branches.push(branch);
    this.byId.set(id, branch);
    return branch;
  }
}
