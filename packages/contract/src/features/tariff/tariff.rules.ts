import { addDays, formatDate, type LocalDate } from "../../define/dates.ts";
import type { Label } from "../../define/label.ts";
import type { Session } from "../booking/booking.interval.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { PayerGroup } from "../revenue/revenue.payers.ts";

/** Proposed by one person, decided by another, or withdrawn by who proposed it. */
export const tariffStates = ["diajukan", "disetujui", "ditolak", "ditarik"] as const;
export type TariffState = (typeof tariffStates)[number];

/** One version of a tariff of an object. Days are local to the object and inclusive; an open end is `null`. */
export interface TariffVersion {
  readonly kelompoktarif: PayerGroup;
  readonly sesi: Session | null;
  readonly satuantarif: TariffUnit;
  /** Only for a use that begins on a Saturday, a Sunday or a holiday; on the other days that of every day counts. */
  readonly khususlibur: boolean;
  readonly berlakumulai: LocalDate;
  readonly berlakusampai: LocalDate | null;
  readonly statustarif: TariffState;
}

/** Why a version can't be, and the field of the form that mends it. */
export interface TariffProblem {
  readonly field: "berlakumulai" | "berlakusampai" | "kelompoktarif" | "sesi" | "khususlibur";
  readonly message: Label;
}

const problem = (field: TariffProblem["field"], en: string, id: string): TariffProblem => ({
  field,
  message: { en, id },
});

type Series = Pick<TariffVersion, "kelompoktarif" | "sesi" | "satuantarif" | "khususlibur">;

/** Versions of one series follow each other: the next one ends the one before. */
export const isSameSeries = (one: Series, other: Series): boolean =>
  one.kelompoktarif === other.kelompoktarif &&
  one.sesi === other.sesi &&
  one.satuantarif === other.satuantarif &&
  one.khususlibur === other.khususlibur;

/** Units that lie on one day, so that it has one price; a stay of several days costs the same whatever days they are. */
export const canBeForDaysOff = (satuantarif: TariffUnit): boolean =>
  satuantarif === "jam" || satuantarif === "kegiatan";

const isApproved = ({ statustarif }: TariffVersion): boolean => statustarif === "disetujui";

const covers = ({ berlakumulai, berlakusampai }: TariffVersion, day: LocalDate): boolean =>
  berlakumulai <= day && (berlakusampai === null || berlakusampai >= day);

/**
 * The first day on which a version can come into force: the next midnight where it takes the place of another one, so that a day has one
 * price; today where there is none yet.
 */
export const earliestStart = (version: TariffVersion, others: readonly TariffVersion[], today: LocalDate): LocalDate =>
  others.some((other) => isApproved(other) && isSameSeries(version, other)) ? addDays(today, 1) : today;

function refuseTime(version: TariffVersion, series: readonly TariffVersion[], earliest: LocalDate) {
  const { berlakumulai, berlakusampai } = version;
  if (berlakumulai < earliest) {
    const day = { en: formatDate(earliest, "en"), id: formatDate(earliest, "id") };
    return problem(
      "berlakumulai",
      `A tariff doesn't begin in the past. The earliest day is ${day.en}.`,
      `Tarif tidak berlaku surut. Paling awal berlaku ${day.id}.`,
    );
  }
  if (series.some((other) => other.berlakumulai === berlakumulai)) {
    return problem(
      "berlakumulai",
      "Another tariff of this group begins on the same day, in force or proposed. Choose another day or withdraw that one.",
      "Ada tarif lain kelompok ini yang mulai berlaku pada hari yang sama, sudah disetujui atau diajukan. Pilih hari lain atau tarik usulan itu.",
    );
  }
  if (berlakusampai !== null && berlakusampai < berlakumulai) {
    return problem("berlakusampai", "It would end before it begins.", "Tarif akan berakhir sebelum berlaku.");
  }
  const later = series.find((other) => isApproved(other) && other.berlakumulai > berlakumulai);
  if (berlakusampai !== null && later && later.berlakumulai <= berlakusampai) {
    const day = { en: formatDate(later.berlakumulai, "en"), id: formatDate(later.berlakumulai, "id") };
    return problem(
      "berlakusampai",
      `It would overlap the tariff that begins on ${day.en}. Leave the end empty: the next tariff ends it.`,
      `Masa berlakunya bertindih dengan tarif yang mulai ${day.id}. Kosongkan akhirnya: tarif berikutnya yang mengakhiri.`,
    );
  }
  return;
}

/** The tariff of every day of the general public: it has no end of its own, so that no day is without a price. */
export const isGeneral = (version: Pick<Series, "kelompoktarif" | "khususlibur">): boolean =>
  version.kelompoktarif === "umum" && !version.khususlibur;

/** The general one of every day that a version takes the place of: for days off that of its own session. */
const isBelow = (version: TariffVersion, other: TariffVersion): boolean =>
  isGeneral(other) &&
  isApproved(other) &&
  other.satuantarif === version.satuantarif &&
  (!version.khususlibur || other.sesi === version.sesi);

function refuseKind({ sesi, satuantarif, khususlibur }: TariffVersion) {
  if (sesi !== null && satuantarif !== "kegiatan") {
    return problem("sesi", "Only a tariff by session has one.", "Hanya tarif per kegiatan yang memiliki sesi.");
  }
  if (!khususlibur || canBeForDaysOff(satuantarif)) return;
  return problem(
    "khususlibur",
    "Only a tariff by the hour or by session can be for weekends and holidays: a stay of several days has one price per day.",
    "Hanya tarif per jam atau per kegiatan yang dapat khusus akhir pekan dan hari libur: pemakaian beberapa hari memakai satu tarif.",
  );
}

/**
 * Why a version can't be proposed or approved beside the others of its object, or nothing. The general tariff of every day has no end but
 * the next version, so that no day is without a price; another one may end, after which the general one counts again.
 */
export function refuseTariff(
  version: TariffVersion,
  others: readonly TariffVersion[],
  today: LocalDate,
): TariffProblem | undefined {
  const series = others
    .filter((other) => isSameSeries(version, other) && (isApproved(other) || other.statustarif === "diajukan"))
    .toSorted((one, other) => (one.berlakumulai < other.berlakumulai ? -1 : 1));
  const wrong = refuseKind(version) ?? refuseTime(version, series, earliestStart(version, others, today));
  if (wrong) return wrong;
  if (isGeneral(version)) {
    if (version.berlakusampai === null) return;
    return problem(
      "berlakusampai",
      "The general tariff would leave a gap after it. Leave the end empty: the next version ends it.",
      "Tarif umum akan meninggalkan masa tanpa tarif. Kosongkan akhirnya: versi berikutnya yang mengakhiri.",
    );
  }
  if (others.some((other) => isBelow(version, other) && covers(other, version.berlakumulai))) return;
  if (version.khususlibur) {
    return problem(
      version.satuantarif === "kegiatan" ? "sesi" : "khususlibur",
      "There is no general tariff of every day in this unit and session on that day. It has to be approved first.",
      "Belum ada tarif umum setiap hari dengan satuan dan sesi ini pada hari tersebut. Tarif itu harus disetujui lebih dahulu.",
    );
  }
  return problem(
    "kelompoktarif",
    "There is no general tariff in this unit on that day. It has to be approved first.",
    "Belum ada tarif umum dengan satuan ini pada hari tersebut. Tarif umum harus disetujui lebih dahulu.",
  );
}

/** How much dearer a tariff is than the present one, in percent with one decimal; `null` where there is none to compare with. */
export const percentChange = (present: number | null, tarif: number): number | null =>
  present === null || present === 0 ? null : Math.round(((tarif - present) * 1000) / present) / 10;
