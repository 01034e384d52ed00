import type { Label, Language } from "@retribusi/contract/define/label";
import { problemsOf } from "@retribusi/contract/define/validation-words";
import { type ObjectPolicy, writePolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import type { Facility } from "@retribusi/contract/features/policy/policy.facilities";
import type { DocumentRule } from "@retribusi/contract/features/policy/policy.requirements";
import { refusePolicy, sectionsOf } from "@retribusi/contract/features/policy/policy.rules";

/** A number as it is typed; empty is the empty text. */
type Typed = number | string;

export interface DayValues {
  isOpen: boolean;
  jambuka: string;
  jamtutup: string;
}

/** What the form holds. */
export interface PolicyValues extends Record<string, unknown> {
  jamcheckin: string;
  jamcheckout: string;
  batascheckin: string;
  jampekan: DayValues[];
  jedamenit: Typed;
  toleransimenit: Typed;
  minlama: Typed;
  makslama: Typed;
  minpesanjam: Typed;
  makspesanhari: Typed;
  isUsual: boolean;
  aturanbatal: { sampaijam: Typed; persen: Typed }[];
  persenpulangawal: Typed;
  dokumenwajib: DocumentRule;
  kapasitas: Typed;
  fasilitas: Facility[];
  lintang: Typed;
  bujur: Typed;
}

const usualDay = { jambuka: "08:00", jamtutup: "17:00" };

export const valuesOf = (policy: ObjectPolicy): PolicyValues => ({
  jamcheckin: policy.jamcheckin,
  jamcheckout: policy.jamcheckout,
  batascheckin: policy.batascheckin,
  // A day that is opened begins with the times of one that is open.
  jampekan: policy.jampekan.map((day) => ({
    isOpen: day !== null,
    ...(day ?? policy.jampekan.find((other) => other !== null) ?? usualDay),
  })),
  jedamenit: policy.jedamenit,
  toleransimenit: policy.toleransimenit ?? "",
  minlama: policy.minlama ?? "",
  makslama: policy.makslama ?? "",
  minpesanjam: policy.minpesanjam,
  makspesanhari: policy.makspesanhari,
  isUsual: policy.aturanbatal === null,
  aturanbatal: policy.aturanbatal ?? [{ sampaijam: 7 * 24, persen: 100 }],
  persenpulangawal: policy.persenpulangawal,
  dokumenwajib: policy.dokumenwajib,
  kapasitas: policy.kapasitas ?? "",
  fasilitas: policy.fasilitas,
  lintang: policy.lintang ?? "",
  bujur: policy.bujur ?? "",
});

/** A time as people write it: `8`, `8.30` and `0830` are times too. What isn't one stays, to be told. */
function readClock(typed: string): string {
  const [, hours, minutes = "00"] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, "0")}:${minutes}`;
}

const readDay = ({ jambuka, jamtutup }: DayValues) => ({ jambuka: readClock(jambuka), jamtutup: readClock(jamtutup) });

const orNull = (typed: Typed): Typed | null => (typed === "" ? null : typed);

/** What is sent: only the times that the object has a use for. */
function bodyOf(values: PolicyValues, { versi, satuan }: ObjectPolicy) {
  const { jamcheckin, jamcheckout, batascheckin, jampekan, isUsual, ...other } = values;
  const { arrival, opening } = sectionsOf(satuan);
  return {
    versi,
    ...(arrival
      ? {
          jamcheckin: readClock(jamcheckin),
          jamcheckout: readClock(jamcheckout),
          batascheckin: readClock(batascheckin),
        }
      : {}),
    ...(opening ? { jampekan: jampekan.map((day) => (day.isOpen ? readDay(day) : null)) } : {}),
    ...other,
    jedamenit: orNull(values.jedamenit),
    toleransimenit: orNull(values.toleransimenit),
    minlama: orNull(values.minlama),
    makslama: orNull(values.makslama),
    minpesanjam: orNull(values.minpesanjam),
    makspesanhari: orNull(values.makspesanhari),
    aturanbatal: isUsual
      ? null
      : values.aturanbatal.map(({ sampaijam, persen }) => ({ sampaijam: orNull(sampaijam), persen: orNull(persen) })),
    persenpulangawal: orNull(values.persenpulangawal),
    kapasitas: orNull(values.kapasitas),
    lintang: orNull(values.lintang),
    bujur: orNull(values.bujur),
  };
}

/** What is sent of the form, or what is wrong with it by the path of the input. */
export function readValues(values: PolicyValues, shown: ObjectPolicy) {
  const { data, error } = writePolicy.body.safeParse(bodyOf(values, shown), { reportInput: true });
  if (error) return { problems: Object.fromEntries(problemsOf(error.issues)) };
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const problems: Readonly<Record<string, Label>> = refusePolicy({ ...shown, ...Object.fromEntries(given) });
  return Object.keys(problems).length > 0 ? { problems } : { body: data };
}

/** The same in words. */
export const problemsIn = (values: PolicyValues, shown: ObjectPolicy, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readValues(values, shown).problems ?? {}).map(([path, problem]) => [path, problem[language]]),
  );
