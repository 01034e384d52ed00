import { addDays, daysBetween, type LocalDate, toInstant, type Zone } from "../../define/dates.ts";
import type { Label } from "../../define/label.ts";

/** Longest time for which somebody stands in, in days: whoever is away for longer has a successor. */
export const longestStandIn = 366;

/** Somebody away, who stands in, and when; moments, half-open. */
export interface StandIn {
  readonly digantikan: number;
  readonly pengganti: number;
  readonly tglmulai: Date;
  readonly tglakhir: Date;
}

interface Days {
  /** First and last day, local. */
  readonly mulai: LocalDate;
  readonly sampai: LocalDate;
}

/** From the first moment of the first day to the end of the last one. */
export const momentsOf = ({ mulai, sampai }: Days, zone: Zone): Pick<StandIn, "tglmulai" | "tglakhir"> => ({
  tglmulai: toInstant(mulai, "00:00", zone),
  tglakhir: toInstant(addDays(sampai, 1), "00:00", zone),
});

/** The time that both take, or nothing. */
function sharedOf<T extends StandIn>(one: T, other: Pick<StandIn, "tglmulai" | "tglakhir">): T | undefined {
  const tglmulai = new Date(Math.max(one.tglmulai.getTime(), other.tglmulai.getTime()));
  const tglakhir = new Date(Math.min(one.tglakhir.getTime(), other.tglakhir.getTime()));
  return tglmulai < tglakhir ? { ...one, tglmulai, tglakhir } : undefined;
}

/** Whether at some moment of the time the work would come back to whoever is away, over others who are away then. */
function comesBack({ digantikan, ...wish }: StandIn, others: readonly StandIn[]): boolean {
  if (wish.pengganti === digantikan) return true;
  return others.some((other) => {
    const shared = other.digantikan === wish.pengganti ? sharedOf(other, wish) : undefined;
    return (
      shared !== undefined &&
      comesBack(
        { ...shared, digantikan },
        others.filter((one) => one !== other),
      )
    );
  });
}

export interface StandInProblem {
  readonly field: "digantikan" | "pengganti" | "sampai";
  readonly message: Label;
}

const problem = (field: StandInProblem["field"], en: string, id: string): StandInProblem => ({
  field,
  message: { en, id },
});

/** Why somebody can't stand in so, or nothing. `others`: who else stands in for whom at the agency. */
export function refuseStandIn(
  wish: StandIn & Days,
  others: readonly StandIn[],
  today: LocalDate,
): StandInProblem | undefined {
  const { digantikan, pengganti, mulai, sampai } = wish;
  if (pengganti === digantikan) {
    return problem("pengganti", "Somebody else has to stand in.", "Pengganti harus orang lain.");
  }
  if (sampai < mulai) {
    return problem("sampai", "The last day is before the first.", "Hari terakhir mendahului hari pertama.");
  }
  if (sampai < today) return problem("sampai", "These days are over already.", "Hari-hari ini sudah lewat.");
  if (daysBetween(mulai, sampai) >= longestStandIn) {
    return problem("sampai", "A year at most; it can be entered again.", "Paling lama setahun; dapat dibuat lagi.");
  }
  if (others.some((other) => other.digantikan === digantikan && sharedOf(other, wish))) {
    return problem(
      "digantikan",
      "Somebody stands in for this person on some of these days already.",
      "Orang ini sudah digantikan pada sebagian hari itu.",
    );
  }
  if (comesBack(wish, others)) {
    return problem(
      "pengganti",
      "This person is away on some of these days, and the work would come back to whoever is away.",
      "Orang ini tidak masuk pada sebagian hari itu, dan pekerjaannya akan kembali kepada yang digantikan.",
    );
  }
  return;
}
