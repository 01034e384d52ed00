import { addDays, type Zone, zoneOf } from "@retribusi/contract/define/dates";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { escalationStep, usualAnswerHours, workingMinutes } from "@retribusi/contract/features/deputy/deputy.answer";
import type { Database } from "@retribusi/db/client";
import { instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type Question } from "@retribusi/db/statement";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { standingIn } from "../deputy/standing-in.ts";
import type { Addressee } from "../identity/letter.ts";
import { listHolidays } from "../system/holiday.query.ts";
import { findSettings } from "../system/settings.query.ts";

/** An order that waits for longer than its limit, and the step that is due. */
export interface LateOrder {
  readonly id: number;
  readonly since: Date;
  readonly zone: Zone;
  readonly step: 1 | 2;
  /** Whole hours of working time. */
  readonly hours: number;
}

const columns = {
  ...{ id: int("b.id"), idpemda: int("b.idpemda"), since: instant("b.tglstatus"), zone: text("r.zonawaktu") },
  limit: orNull(int("k.batasjawab")),
  sent: int("COALESCE((SELECT MAX(e.langkah) FROM eskalasi e WHERE e.bookingid = b.id AND e.sejak = b.tglstatus), 0)"),
};
const waiting = rowsOf(
  columns,
  `FROM booking b JOIN tbl_kelompokpengelola k ON k.pengelolaid = b.pengelolaid JOIN tbl_pemda r ON r.idpemda = b.idpemda
    WHERE b.statusbooking = ? AND b.bataswaktu > UTC_TIMESTAMP(3)`,
  [codeOf("submitted")],
);

/** Orders of which a step is due that wasn't taken yet, at this moment. */
export async function listLateOrders({ prisma }: Database, now: Date): Promise<LateOrder[]> {
  const { rows } = await ask(sqlOf(prisma), { rows: waiting });
  if (rows.length === 0) return [];
  const usual = (await findSettings(prisma)).batasjawab ?? usualAnswerHours;
  const first = new Date(Math.min(...rows.map(({ since }) => since.getTime())));
  const regions = rows.map(({ idpemda }) => idpemda);
  const holidays = await listHolidays(prisma, regions, addDays(dayOf(first), -1), addDays(dayOf(now), 1));
  return rows.flatMap(({ id, idpemda, since, limit, sent, ...row }) => {
    const zone = zoneOf(row.zone);
    const minutes = workingMinutes(since, now, zone, holidays(idpemda));
    const step = escalationStep(minutes, limit ?? usual);
    return step > sent && step !== 0 ? [{ id, since, zone, step, hours: Math.floor(minutes / 60) }] : [];
  });
}

const reader = {
  ...{ userid: int("u.userid"), username: text("u.username"), fullname: text("u.fullname") },
  ...{ email: text("u.email"), bahasa: text("u.bahasa") },
};
export interface Reader extends Addressee {
  readonly userid: number;
}

const holding = (role: string) =>
  `JOIN model_has_roles m ON m.model_id = u.userid JOIN roles r ON r.id = m.role_id AND r.name = '${role}'`;

/** Who may hear of an order: who stands in at its group, the group's managers, and its agency. */
const readersOf = (id: number) =>
  ({
    deputies: rowsOf(
      reader,
      `FROM booking b JOIN ${standingIn} s ON s.pengelolaid = b.pengelolaid JOIN userdata u ON u.userid = s.pengganti WHERE b.id = ?`,
      [id],
    ),
    managers: rowsOf(
      reader,
      `FROM booking b JOIN userdata u ON u.pengelolaid = b.pengelolaid AND u.statusakun = 1 ${holding("pengelola")} WHERE b.id = ?`,
      [id],
    ),
    agency: rowsOf(
      reader,
      `FROM booking b JOIN userdata u ON u.skpdid = b.idskpd AND u.statusakun = 1 ${holding("dinas")} WHERE b.id = ?`,
      [id],
    ),
  }) satisfies Record<string, Question<readonly Reader[]>>;

/** Whom a step is mailed to, each once: first who stands in, else the group's managers, else the agency; then the agency, else the group. */
export async function listReaders(tx: Transaction, { id, step }: LateOrder): Promise<Reader[]> {
  const { deputies, managers, agency } = await ask(sqlOf(tx), readersOf(id));
  const order = step === 1 ? [deputies, managers, agency] : [agency, deputies, managers];
  const chosen = order.find((people) => people.length > 0) ?? [];
  return [...new Map(chosen.map((one) => [one.userid, one])).values()];
}
