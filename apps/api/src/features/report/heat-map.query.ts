import { daysBetween } from "@retribusi/contract/define/dates";
import type { HeatMap, readHeatMap } from "@retribusi/contract/features/report/report.endpoints";
import type { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import { daysOf, unitDaysOf } from "./capacity.ts";
import { listObjectPlaces } from "./object-places.query.ts";
import { questionOf } from "./question.ts";
import type { ReportReader } from "./result.ts";
import { keyText, usedOf } from "./usage.query.ts";

/** More than that is no picture any more. */
const most = { objects: 60, days: 400 } as const;

const tooLong = {
  en: "The map shows at most 400 days. Choose a shorter period.",
  id: "Peta menampilkan paling banyak 400 hari. Pilih periode yang lebih pendek.",
};

/** Percent of each object's units that were taken on each day. Throws VALIDATION. */
export async function readHeatMapOf(
  { deps, user }: ReportReader,
  query: z.output<typeof readHeatMap.query>,
): Promise<HeatMap> {
  const question = questionOf(user, deps.clock.now(), query, { basis: "pakai", groups: ["objectid", "hari"] });
  const { period } = question;
  if (daysBetween(period.from, period.until) >= most.days)
    throw new AppError("VALIDATION", { fields: { sampai: tooLong } });
  const places = await listObjectPlaces(deps.db, question);
  const used = await usedOf(deps.db, question);
  const days = daysOf(period);
  const objects = places.slice(0, most.objects).map((place) => ({
    objectid: place.objectid,
    objectname: place.objectname,
    subobjectname: place.subobjectname,
    days: days.map((day) => {
      const available = unitDaysOf(place, day);
      const booked = used.get(keyText([place.objectid, day]))?.value ?? 0;
      return available > 0 ? Math.round((100 * booked) / available) : null;
    }),
  }));
  return { dari: period.from, sampai: period.until, objects, hasMore: places.length > most.objects };
}
