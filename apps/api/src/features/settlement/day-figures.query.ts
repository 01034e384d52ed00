import { formatInstant, type Zone } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { onlyPart, queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { readDesk } from "@retribusi/contract/features/booking/desk.endpoints";
import { exceptionsPage } from "@retribusi/contract/features/settlement/settlement.pages";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { homePath } from "../../lib/web-address.ts";
import { countQueue } from "../booking/decision.query.ts";
import { readDeskOf } from "../booking/desk.query.ts";
import { exceptionRows } from "./case-rows.ts";

type Known = Pick<Deps, "db" | "clock">;

/** Something that there is today, how much of it, and the page where it is. */
export interface DayFigure {
  readonly label: Label;
  readonly num: number;
  readonly path: string;
  readonly since: Date | null;
}

/** All that a day may bring. */
export const dayWords = {
  arrivals: { en: "Arriving today", id: "Datang hari ini" },
  departures: { en: "Leaving today", id: "Pulang hari ini" },
  late: { en: "Should have left by now", id: "Seharusnya sudah pulang" },
  orders: { en: "Orders that wait for an answer", id: "Pesanan menunggu jawaban" },
  requests: { en: "Requests for other dates", id: "Permintaan ubah jadwal" },
  discounts: { en: "Discounts to decide", id: "Diskon menunggu keputusan" },
  money: { en: "Money without a bill that you look after", id: "Uang masuk belum cocok yang Anda tangani" },
} as const satisfies Record<string, Label>;

const figure = (name: keyof typeof dayWords, num: number, path: string, since: Date | null = null): DayFigure => ({
  ...{ label: dayWords[name], num, path, since },
});

async function movements(deps: Known, user: CurrentUser): Promise<DayFigure[]> {
  if (!readDesk.access.pages.some((page) => user.pages.has(page))) return [];
  const { angka } = await readDeskOf(deps, user);
  const sum = (name: "datang" | "pulang" | "lewat") => angka.reduce((total, kind) => total + kind[name], 0);
  return [
    figure("arrivals", sum("datang"), homePath),
    figure("departures", sum("pulang"), homePath),
    figure("late", sum("lewat"), homePath),
  ];
}

/** Whoever proposes a discount doesn't decide on it: managers have none to decide. */
async function decisions({ db }: Known, user: CurrentUser): Promise<DayFigure[]> {
  if (!user.pages.has(queuePage)) return [];
  const { num, tertua, usulan, jadwal } = await countQueue(db, user);
  const partOf = (part: "usulan" | "jadwal") => `/${queuePage}?${new URLSearchParams(onlyPart(part))}`;
  return [
    figure("orders", num, `/${queuePage}`, tertua === null ? null : new Date(tertua)),
    figure("requests", jadwal, partOf("jadwal")),
    ...(user.role === "pengelola" ? [] : [figure("discounts", usulan, partOf("usulan"))]),
  ];
}

async function money({ db }: Known, user: CurrentUser): Promise<DayFigure[]> {
  if (!user.pages.has(exceptionsPage)) return [];
  const where = { AND: [exceptionRows(user), { penyelesaian: null, penanggungjawab: user.userid }] };
  const num = await db.prisma.pengecualian_bayar.count({ where });
  return [figure("money", num, `/${exceptionsPage}?penanggungjawab=${user.userid}`)];
}

/** What somebody's day brings, as far as their pages show it: what there is none of is left out. */
export async function listDayFigures(deps: Known, user: CurrentUser): Promise<DayFigure[]> {
  const all = [...(await movements(deps, user)), ...(await decisions(deps, user)), ...(await money(deps, user))];
  return all.filter(({ num }) => num > 0);
}

const oldest = { en: "{num}, the oldest since {since}", id: "{num}, terlama sejak {since}" };

export const figureText = ({ num, since }: DayFigure, zone: Zone, language: Language): string =>
  since === null ? String(num) : fillMessage(oldest[language], { num, since: formatInstant(since, zone, language) });
