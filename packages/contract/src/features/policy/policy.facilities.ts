import type { Label } from "../../define/label.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";

/** What an object offers beside itself, to be looked for. */
export const facilities = [
  "wifi",
  "ac",
  "kamar_mandi_dalam",
  "air_panas",
  "tv",
  "sarapan",
  "dapur",
  "kulkas",
  "parkir",
  "lift",
  "akses_disabilitas",
  "musala",
  "proyektor",
  "pengeras_suara",
  "panggung",
  "meja_kursi",
  "listrik_cadangan",
  "operator",
  "bahan_bakar",
  "antar_jemput",
] as const;
export type Facility = (typeof facilities)[number];

export const facilityLabels: Record<Facility, Label> = {
  wifi: { en: "Wi-Fi", id: "Wi-Fi" },
  ac: { en: "Air conditioning", id: "AC" },
  kamar_mandi_dalam: { en: "Private bathroom", id: "Kamar mandi dalam" },
  air_panas: { en: "Hot water", id: "Air panas" },
  tv: { en: "TV", id: "TV" },
  sarapan: { en: "Breakfast", id: "Sarapan" },
  dapur: { en: "Kitchen", id: "Dapur" },
  kulkas: { en: "Refrigerator", id: "Kulkas" },
  parkir: { en: "Parking", id: "Tempat parkir" },
  lift: { en: "Lift", id: "Lift" },
  akses_disabilitas: { en: "Wheelchair access", id: "Akses kursi roda" },
  musala: { en: "Prayer room", id: "Musala" },
  proyektor: { en: "Projector", id: "Proyektor" },
  pengeras_suara: { en: "Sound system", id: "Pengeras suara" },
  panggung: { en: "Stage", id: "Panggung" },
  meja_kursi: { en: "Tables and chairs", id: "Meja dan kursi" },
  listrik_cadangan: { en: "Backup power", id: "Listrik cadangan" },
  operator: { en: "Operator or driver", id: "Operator atau sopir" },
  bahan_bakar: { en: "Fuel included", id: "Termasuk bahan bakar" },
  antar_jemput: { en: "Delivery and pick-up", id: "Antar jemput" },
};

const ofHouses = ["wifi", "ac", "dapur", "parkir", "lift", "akses_disabilitas", "musala"] as const;

/** What people look for in each kind. */
export const facilitiesOf: Record<BookingKind, readonly Facility[]> = {
  penginapan: [...ofHouses, "kamar_mandi_dalam", "air_panas", "tv", "sarapan", "kulkas"],
  gedung: [...ofHouses, "proyektor", "pengeras_suara", "panggung", "meja_kursi", "listrik_cadangan"],
  alat: ["operator", "bahan_bakar", "antar_jemput", "ac"],
};

const each = `(${facilities.join("|")})`;

/** Some of them, as an address asks: codes, separated by commas. */
export const facilityList = new RegExp(`^${each}(,${each})*$`);

const isFacility = (name: string): name is Facility => facilities.some((one) => one === name);

/** As they are stored: codes, separated by commas. One that is no longer known is left out. */
export const readFacilities = (stored: string | null): Facility[] => (stored ?? "").split(",").filter(isFacility);
export const storeFacilities = (chosen: readonly Facility[]): string | null =>
  chosen.length > 0 ? facilities.filter((one) => chosen.includes(one)).join(",") : null;
