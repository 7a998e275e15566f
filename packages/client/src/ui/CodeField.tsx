import { Field, type FieldProps } from './Field.tsx';

/** A field for a code that somebody was given: nothing is completed or corrected in it. */
export function CodeField({ onCode, ...rest }: Omit<FieldProps, 'onChange'> & { onCode: (code: string) => void }) {
  return (
    <Field
      onChange={(event) => onCode(event.target.value)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...rest}
    />
  );
}
