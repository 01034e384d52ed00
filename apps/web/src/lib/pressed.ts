const pressedKey = "retribusi.pressed";
const claimedKey = "retribusi.claimed";

/** Notes in this tab that a button was pressed at this address that needs somebody signed in. */
export function notePressed(path: string): void {
  sessionStorage.setItem(pressedKey, path);
  sessionStorage.removeItem(claimedKey);
}

/** Whether the sign-in that leads on to this address was come to by such a button. */
export const isPressed = (path: string | null): path is string =>
  path !== null && sessionStorage.getItem(pressedKey) === path;

/** Somebody signs in on the page that the button led to: the press is theirs. */
export function claimPressed(path: string | null): void {
  if (isPressed(path)) sessionStorage.setItem(claimedKey, path);
}

/** Whether they have; whoever signs in elsewhere, in another tab, has pressed nothing here. */
export const isClaimed = (path: string): boolean => sessionStorage.getItem(claimedKey) === path;

export function forgetPressed(): void {
  sessionStorage.removeItem(pressedKey);
  sessionStorage.removeItem(claimedKey);
}
