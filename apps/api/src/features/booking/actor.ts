import type { Actor, Relation } from "@retribusi/contract/features/booking/booking.facts";
import { permitsOf } from "@retribusi/contract/features/booking/booking.rights";
import type { CurrentUser } from "../../access/current-user.ts";
import type { BookingRow } from "./booking.query.ts";

type Belongs = Pick<BookingRow, "idpemesan" | "pengelolaid" | "jenisbooking">;

const staffRoles: ReadonlySet<string> = new Set(["pengelola", "dinas", "bank", "pemda", "superuser"]);

/** Whether the user runs the counter of a manager group. */
export const isManagerOf = (user: Pick<CurrentUser, "role" | "pengelolaid">, pengelolaid: number): boolean =>
  user.role === "superuser" || (user.role === "pengelola" && user.pengelolaid === pengelolaid);

function relationsOf(user: CurrentUser, row: Belongs): Relation[] {
  const relations: Relation[] = [];
  if (row.idpemesan === user.userid) relations.push("owner");
  if (staffRoles.has(user.role)) relations.push("staff");
  if (isManagerOf(user, row.pengelolaid)) relations.push("manager");
  if (user.role === "bank") relations.push("bank");
  return relations;
}

/** How the user stands to a booking that was found within their scope. */
export const actorOf = (user: CurrentUser, row: Belongs): Actor => ({
  userid: user.userid,
  role: user.role,
  relations: relationsOf(user, row),
  permits: permitsOf(user.pages, row.jenisbooking),
});

/** Whoever stands for the bank with money that is in its hands: its own machine, or who enters or applies that money later. */
export const bankActor = (userid: number | null, role: Actor["role"] = "bank"): Actor => ({
  userid,
  role,
  relations: ["bank"],
  permits: () => true,
});

/** The system itself, which acts when deadlines pass. */
export const systemActor: Actor = { userid: null, role: "system", relations: ["system"], permits: () => true };
