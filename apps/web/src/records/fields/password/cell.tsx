/** A password is never shown, not even that there is one. */
export const PasswordCell = () => null;
