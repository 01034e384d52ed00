import { safeNext } from "../../lib/paths.ts";
import { claimPressed, isPressed } from "../../lib/pressed.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { SignInPage } from "../identity/sign-in-page.tsx";
import { PressedOrder } from "./pressed-order.tsx";

/** The sign-in, with what it was pressed for where that is an order; whoever signs in here is who orders. */
export function SignInScreen() {
  const [search] = useAddressQuery();
  const next = safeNext(search.get("nexturl"));
  return (
    <SignInPage purpose={isPressed(next) ? <PressedOrder path={next} /> : null} onSignedIn={() => claimPressed(next)} />
  );
}
