import { Button, type ButtonKind } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import { useTableWords } from '../words/index.ts';

export interface Answer {
  readonly label: string;
  readonly kind?: ButtonKind;
  run(): Promise<unknown>;
}

interface Props {
  readonly text: string;
  readonly answers: readonly Answer[];
  readonly close: () => void;
}

/** A question about the table itself, with its answers. */
export function DecisionSheet({ text, answers, close }: Props) {
  const words = useTableWords();
  return (
    <Dialog
      title={words('play.decideTitle')}
      onClose={close}
      actions={answers.map(({ label, kind = 'plain', run }) => (
        <Button
          key={label}
          kind={kind}
          onClick={() => {
            close();
            run().catch(toastProblem);
          }}
        >
          {label}
        </Button>
      ))}
    >
      <p>{text}</p>
    </Dialog>
  );
}
