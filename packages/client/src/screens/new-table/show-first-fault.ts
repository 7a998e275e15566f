/** Goes to the first field of a form that is not filled in well, and says whether there is one. The field says what is wrong. */
export function showFirstFault(form: HTMLFormElement): boolean {
  const faulty = [...form.elements].find((field) => field instanceof HTMLInputElement && !field.checkValidity());
  if (!(faulty instanceof HTMLElement)) return false;
  const folded = faulty.closest('details');
  if (folded !== null) folded.open = true;
  faulty.focus();
  return true;
}
