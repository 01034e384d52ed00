interface Form {
  readonly getInputNode: (path: string) => HTMLElement | null;
}

/** For a short form without a summary of its errors: where it can't be sent, its first wrong field has the focus. */
export const focusFirstError =
  (form: Form) =>
  (errors: object): void =>
    form.getInputNode(Object.keys(errors)[0] ?? "")?.focus();
