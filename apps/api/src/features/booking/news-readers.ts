import { fillMessage } from "@retribusi/contract/errors";
import { int, orNull, rowsOf, text } from "@retribusi/db/column";
import type { Worker } from "../../lib/outbox/duty.ts";
import { standingIn } from "../deputy/standing-in.ts";
import { languageOf } from "../identity/letter.ts";

interface Deputy extends Worker {
  /** Whoever is away, by id and name. */
  readonly away: number;
  readonly name: string;
}

const account = {
  ...{ userid: int("u.userid"), bahasa: text("u.bahasa"), email: text("u.email") },
  surelditolak: text("u.surelditolak"),
};

/** Roles that somebody has; of two that fit they are found twice. */
const holding = (condition: string) =>
  `JOIN model_has_roles m ON m.model_id = u.userid JOIN roles r ON r.id = m.role_id AND ${condition}`;

/** By the role or personally they hold the page that decides, of the booking's kind. */
const holdsDecision = `EXISTS (SELECT 1 FROM permissions p WHERE p.name = CONCAT('trx_', b.jenisbooking, '/perubahanpesanan') AND (
    EXISTS (SELECT 1 FROM role_has_permissions h WHERE h.permission_id = p.id AND h.role_id = r.id)
    OR EXISTS (SELECT 1 FROM model_has_permissions h WHERE h.permission_id = p.id AND h.model_id = u.userid)))`;

type Side = "customer" | "managers" | "agency" | "deciders";

/** The questions after those who hear of it, as far as something is said to them. */
export const readersOf = (
  { customer, managers, agency, deciders }: Readonly<Partial<Record<Side, unknown>>>,
  bookingid: number,
) => ({
  ordered: rowsOf(
    { email: orNull(text("b.emailpemesan")), jenis: text("b.jenisbooking") },
    "FROM booking b WHERE b.id = ?",
    [bookingid],
  ),
  customers: rowsOf(account, "FROM booking b JOIN userdata u ON u.userid = b.idpemesan WHERE b.id = ? AND ?", [
    bookingid,
    customer !== undefined,
  ]),
  managers: rowsOf(
    account,
    `FROM booking b JOIN userdata u ON u.pengelolaid = b.pengelolaid AND u.statusakun = 1
    ${holding("r.name = 'pengelola'")} WHERE b.id = ? AND ?`,
    [bookingid, managers !== undefined],
  ),
  deputies: rowsOf(
    { ...account, away: int("s.digantikan"), name: text("a.fullname") },
    `FROM booking b JOIN ${standingIn} s ON s.pengelolaid = b.pengelolaid JOIN userdata u ON u.userid = s.pengganti
    JOIN userdata a ON a.userid = s.digantikan WHERE b.id = ? AND ?`,
    [bookingid, managers !== undefined],
  ),
  agency: rowsOf(
    account,
    `FROM booking b JOIN userdata u ON u.skpdid = b.idskpd AND u.statusakun = 1
    ${holding("r.name = 'dinas'")} WHERE b.id = ? AND ?`,
    [bookingid, agency !== undefined],
  ),
  // As the machine judges it (decideDiscount): agency or region, another person than the one who proposed it or gains by it.
  deciders: rowsOf(
    account,
    `FROM booking b JOIN userdata u ON u.statusakun = 1
    ${holding("((r.name = 'dinas' AND u.skpdid = b.idskpd) OR (r.name = 'pemda' AND u.pemdaid = b.idpemda))")}
    WHERE b.id = ? AND ? AND NOT (u.userid <=> b.idpemesan) AND ${holdsDecision} AND NOT EXISTS (
      SELECT 1 FROM diskon_booking d WHERE d.bookingid = b.id AND d.keputusan = 'diajukan' AND d.diajukanoleh = u.userid)`,
    [bookingid, deciders !== undefined],
  ),
});

const standsIn = { en: "You stand in for {names}.", id: "Anda menggantikan {names}." };

/** Somebody who works on it, with what is said to deputies. */
export interface InCharge extends Worker {
  readonly more: string;
}

/** Each once, whatever roles they have. */
export const eachOnce = (people: readonly Worker[]): InCharge[] => [
  ...new Map(people.map((one) => [one.userid, { ...one, more: "" }])).values(),
];

/** Managers who are there, and for those who are away whoever does their work, each once. */
export function inCharge(managers: readonly Worker[], deputies: readonly Deputy[]): InCharge[] {
  const away = new Set(deputies.map((one) => one.away));
  const here = eachOnce(managers.filter(({ userid }) => !away.has(userid)));
  const instead = [...Map.groupBy(deputies, ({ userid }) => userid).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const names = own.map(({ name }) => name).join(", ");
    return [{ ...first, more: `\n\n${fillMessage(standsIn[languageOf(first)], { names })}` }];
  });
  return [...new Map([...here, ...instead].map((one) => [one.userid, one])).values()];
}
