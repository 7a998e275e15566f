import { Field, type FieldProps } from './Field.tsx';

/** A field for a code: no autocomplete, no spell check. */
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
