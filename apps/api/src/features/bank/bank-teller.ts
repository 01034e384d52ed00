import type { Teller } from "../payment/payment.ts";
import type { Partner } from "./partner.ts";

/** A bank's machine, which knows the bills of its connection and is no person. */
export const bankTeller = ({ id, bankid, channelid }: Partner): Teller => ({
  userid: null,
  actorFor: () => ({ userid: null, role: "bank", relations: ["bank"], permits: () => true }),
  connection: { id, bankid, channelid },
});
