/** Makes a claim by a few touches: what one knows stands ready, and everything about it may be changed. */
import { type Claim, type ClaimField, type ClaimForm, say } from '@conclave/kernel';
import { useMemo, useState } from 'react';
import type { TableActions } from '../../core/table-actions.ts';
import { Button } from '../../ui/Button.tsx';
import { toastProblem } from '../../ui/Toasts.tsx';
import type { Scene, TalkSigns } from '../contract.ts';
import { useTableWords } from '../words/index.ts';
import { begin, claimIn, type Draft, draftFrom, isCount, isPicked, knownBy, offered, touched } from './drafting.ts';
import styles from './talk.module.css';

interface Props {
  readonly scene: Scene;
  readonly channel: string;
  readonly claim: TableActions['claim'];
  readonly signs: TalkSigns;
  readonly close: () => void;
}

export function ClaimBuilder({ scene, channel, claim, signs, close }: Props) {
  const words = useTableWords();
  const { game, view, told, catalogue } = scene;
  const forms = useMemo(() => game.claims?.forms(view) ?? [], [game, view]);
  const known = useMemo(() => knownBy(game, view, told), [game, view, told]);
  const [draft, setDraft] = useState<Draft | null>(null);
  const made = draft === null ? null : claimIn(draft);
  const inWords = (one: Claim) => say(catalogue, game.claims?.words(one) ?? { key: one.type });

  function speak(): void {
    if (made === null) return;
    claim(channel, made).then(close, toastProblem);
  }

  return (
    <section className={styles.builder} aria-label={words('play.claimMake')}>
      <div className={styles.making}>
        <Kinds
          scene={scene}
          forms={draft === null ? forms : [draft.form]}
          now={draft}
          touch={(form) => setDraft(draft === null ? begin(form, known) : null)}
        />
        {draft === null && (
          <Known known={offered(known)} inWords={inWords} take={(one) => setDraft(draftOf(forms, one))} />
        )}
        {draft?.form.fields.map((field) => (
          <Field key={field.id} scene={scene} draft={draft} field={field} setDraft={setDraft} signs={signs} />
        ))}
      </div>
      <footer className={styles.saying}>
        <p className={styles.preview} data-hint={made === null || undefined} aria-live="polite">
          {made === null
            ? words(draft === null ? 'play.claimMayLie' : 'play.claimUnfinished')
            : words('play.claimQuoted', { claim: inWords(made) })}
        </p>
        <Button kind="quiet" onClick={close}>
          {words('play.claimCancel')}
        </Button>
        <Button kind="primary" icon="send" disabled={made === null} onClick={speak}>
          {words('play.claimSay')}
        </Button>
      </footer>
    </section>
  );
}

function draftOf(forms: readonly ClaimForm[], claim: Claim): Draft | null {
  const form = forms.find(({ type }) => type === claim.type);
  return form === undefined ? null : draftFrom(form, claim);
}

interface KindsProps {
  readonly scene: Scene;
  readonly forms: readonly ClaimForm[];
  readonly now: Draft | null;
  readonly touch: (form: ClaimForm) => void;
}

/** All kinds of claims; once one is chosen, that one alone: touching it again lets one choose anew. */
function Kinds({ scene, forms, now, touch }: KindsProps) {
  const words = useTableWords();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words('play.claimKinds')}</legend>
      <div className={styles.chips}>
        {forms.map((form) => (
          <button
            key={form.type}
            type="button"
            className={styles.chip}
            aria-pressed={form.type === now?.form.type}
            onClick={() => touch(form)}
          >
            {say(scene.catalogue, { key: `claim.form.${form.type}` })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface KnownProps {
  readonly known: readonly Claim[];
  readonly inWords: (claim: Claim) => string;
  readonly take: (claim: Claim) => void;
}

/** What one knows, as whole sentences. */
function Known({ known, inWords, take }: KnownProps) {
  const words = useTableWords();
  if (known.length === 0) return null;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{words('play.claimDrafts')}</legend>
      <div className={styles.drafts}>
        {known.map((claim) => (
          <button key={JSON.stringify(claim)} type="button" className={styles.draft} onClick={() => take(claim)}>
            {inWords(claim)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly field: ClaimField;
  readonly setDraft: (draft: Draft) => void;
  readonly signs: TalkSigns;
}

function Field({ scene, draft, field, setDraft, signs }: FieldProps) {
  const name = say(scene.catalogue, { key: `claim.field.${field.id}` });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{name}</legend>
      {isCount(field) ? (
        <Count name={name} draft={draft} field={field} setDraft={setDraft} />
      ) : (
        <Chips scene={scene} draft={draft} field={field} setDraft={setDraft} signs={signs} />
      )}
    </fieldset>
  );
}

/** A field with more values than this shows the one that is picked, until it is touched again. */
const FOLDS_ABOVE = 4;

function Chips({ scene, draft, field, setDraft, signs }: FieldProps) {
  const [isOpen, setOpen] = useState(false);
  const picked = field.values.filter(({ value }) => isPicked(draft, field, value));
  const isFolded = !isOpen && field.many === undefined && picked.length > 0 && field.values.length > FOLDS_ABOVE;
  return (
    <div className={styles.chips}>
      {(isFolded ? picked : field.values).map(({ value, words }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={isPicked(draft, field, value)}
          onClick={() => {
            setOpen(isFolded);
            if (!isFolded) setDraft(touched(draft, field, value));
          }}
        >
          <Sign scene={scene} value={value} signs={signs} />
          {say(scene.catalogue, words)}
        </button>
      ))}
    </div>
  );
}

/** Numbers in such fields are seats. */
function Sign({ scene, value, signs: { SeatSign, ValueSign } }: Pick<FieldProps, 'scene' | 'signs'> & SignOf) {
  const sign =
    typeof value === 'number'
      ? SeatSign && <SeatSign scene={scene} seat={value} />
      : ValueSign && <ValueSign value={value} />;
  return sign === undefined ? null : <span className={styles.sign}>{sign}</span>;
}

interface SignOf {
  readonly value: string | number;
}

/** Numbers in a row: one less, one more. */
function Count({ name, draft, field, setDraft }: Omit<FieldProps, 'scene' | 'signs'> & { readonly name: string }) {
  const words = useTableWords();
  const at = field.values.findIndex(({ value }) => isPicked(draft, field, value));
  const step = (by: number) => {
    const next = field.values[Math.max(0, at) + by];
    if (next !== undefined) setDraft(touched(draft, field, next.value));
  };
  return (
    <div className={styles.count}>
      <button
        type="button"
        className={styles.step}
        aria-label={words('play.claimLess', { field: name })}
        disabled={at <= 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output className={styles.number}>{field.values[Math.max(0, at)]?.value}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={words('play.claimMore', { field: name })}
        disabled={at >= field.values.length - 1}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
