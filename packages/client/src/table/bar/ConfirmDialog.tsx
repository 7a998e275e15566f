/** Asks again before what may lose the game or cannot be taken back, in a sentence that says what happens. */
import { say } from '@conclave/kernel';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Scene } from '../contract.ts';
import type { Choosing } from '../useChoosing.ts';
import { useTableWords } from '../words/index.ts';

export function ConfirmDialog({ scene, choosing }: { scene: Scene; choosing: Choosing }) {
  const words = useTableWords();
  if (choosing.confirming === null) return null;
  const { words: what, short, warning } = choosing.confirming.description;
  return (
    <Dialog
      title={say(scene.catalogue, what)}
      onClose={() => choosing.back()}
      actions={
        <>
          <Button onClick={() => choosing.back()}>{words('play.cancel')}</Button>
          <Button kind={warning === undefined ? 'primary' : 'danger'} onClick={choosing.confirm}>
            {say(scene.catalogue, short ?? what)}
          </Button>
        </>
      }
    >
      <p>{warning === undefined ? words('play.confirmHidden') : say(scene.catalogue, warning)}</p>
    </Dialog>
  );
}
