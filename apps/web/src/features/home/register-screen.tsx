import { safeNext } from "../../lib/paths.ts";
import { isPressed } from "../../lib/pressed.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { RegisterPage } from "../identity/registration/register-page.tsx";
import { PressedOrder } from "./pressed-order.tsx";

/** The registration, with what the account is made for where that is an order. */
export function RegisterScreen() {
  const [search] = useAddressQuery();
  const next = safeNext(search.get("nexturl"));
  return <RegisterPage purpose={isPressed(next) ? <PressedOrder path={next} /> : null} />;
}
