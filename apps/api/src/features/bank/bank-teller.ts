import { bankActor } from "../booking/actor.ts";
import type { Teller } from "../payment/payment.ts";

type Connection = NonNullable<Teller["connection"]>;

/** A bank's machine, which knows the bills of its connection and is no person. */
export const bankTeller = ({ id, bankid, channelid }: Connection): Teller => ({
  userid: null,
  actorFor: () => bankActor(null),
  connection: { id, bankid, channelid },
});
