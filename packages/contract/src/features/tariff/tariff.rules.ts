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
  readonly berlakumulai: LocalDate;
  readonly berlakusampai: LocalDate | null;
  readonly statustarif: TariffState;
}

/** Why a version can't be, and the field of the form that mends it. */
export interface TariffProblem {
  readonly field: "berlakumulai" | "berlakusampai" | "kelompoktarif" | "sesi";
  readonly message: Label;
}

const problem = (field: TariffProblem["field"], en: string, id: string): TariffProblem => ({
  field,
  message: { en, id },
});

/** Versions of one series follow each other: the next one ends the one before. */
export const isSameSeries = (one: TariffVersion, other: TariffVersion): boolean =>
  one.kelompoktarif === other.kelompoktarif && one.sesi === other.sesi && one.satuantarif === other.satuantarif;

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

/**
 * Why a version can't be proposed or approved beside the others of its object, or nothing. The general tariff has no end but the next
 * version, so that no day is without a price; another group's may end, after which the general one counts again.
 */
export function refuseTariff(
  version: TariffVersion,
  others: readonly TariffVersion[],
  today: LocalDate,
): TariffProblem | undefined {
  const series = others
    .filter((other) => isSameSeries(version, other) && (isApproved(other) || other.statustarif === "diajukan"))
    .toSorted((one, other) => (one.berlakumulai < other.berlakumulai ? -1 : 1));
  if (version.sesi !== null && version.satuantarif !== "kegiatan") {
    return problem("sesi", "Only a tariff by session has one.", "Hanya tarif per kegiatan yang memiliki sesi.");
  }
  const wrongTime = refuseTime(version, series, earliestStart(version, others, today));
  if (wrongTime) return wrongTime;
  if (version.kelompoktarif === "umum") {
    if (version.berlakusampai === null) return;
    return problem(
      "berlakusampai",
      "The general tariff would leave a gap after it. Leave the end empty: the next version ends it.",
      "Tarif umum akan meninggalkan masa tanpa tarif. Kosongkan akhirnya: versi berikutnya yang mengakhiri.",
    );
  }
  const isGeneral = (other: TariffVersion) =>
    other.kelompoktarif === "umum" && other.satuantarif === version.satuantarif && isApproved(other);
  if (others.some((other) => isGeneral(other) && covers(other, version.berlakumulai))) return;
  return problem(
    "kelompoktarif",
    "There is no general tariff in this unit on that day. It has to be approved first.",
    "Belum ada tarif umum dengan satuan ini pada hari tersebut. Tarif umum harus disetujui lebih dahulu.",
  );
}

/** How much dearer a tariff is than the present one, in percent with one decimal; `null` where there is none to compare with. */
export const percentChange = (present: number | null, tarif: number): number | null =>
  present === null || present === 0 ? null : Math.round(((tarif - present) * 1000) / present) / 10;
