import type { Label } from "../../define/label.ts";

/** Degrees between which a place is in Indonesia. */
export const country = { lintang: { min: -11.2, max: 6.3 }, bujur: { min: 94.7, max: 141.2 } } as const;

/** Where something is, in degrees. */
export interface Place {
  readonly lintang: number;
  readonly bujur: number;
}

/** The same where it need not be known. */
export interface KnownPlace {
  readonly lintang: number | null;
  readonly bujur: number | null;
}

/** A place with six decimals, which is a tenth of a metre. */
export const roundPlace = (latitude: number, longitude: number): Place => ({
  lintang: Number(latitude.toFixed(6)),
  bujur: Number(longitude.toFixed(6)),
});

const half = { en: "A place has both: latitude and longitude.", id: "Isi keduanya: lintang dan bujur." };
const abroad = {
  en: "This isn't in Indonesia. Latitude is −11 to 6, longitude 95 to 141.",
  id: "Di luar Indonesia. Lintang antara −11 dan 6, bujur antara 95 dan 141.",
};

const isWithin = (degrees: number, { min, max }: { min: number; max: number }) => degrees >= min && degrees <= max;

/** Why coordinates are no place in Indonesia. */
export function refusePlace({ lintang, bujur }: KnownPlace): Readonly<Partial<Record<keyof Place, Label>>> {
  if (lintang === null || bujur === null) {
    return lintang === bujur ? {} : { [lintang === null ? "lintang" : "bujur"]: half };
  }
  return {
    ...(isWithin(lintang, country.lintang) ? {} : { lintang: abroad }),
    ...(isWithin(bujur, country.bujur) ? {} : { bujur: abroad }),
  };
}
