import { countryName } from "@retribusi/contract/define/country";
import { formatInstant } from "@retribusi/contract/define/dates";
import { type Label, type Language, languages } from "@retribusi/contract/define/label";
import type { RequestFacts } from "../../http/endpoint.ts";
import { findPlace } from "../../lib/address-place.ts";
import type { Deps } from "../../lib/deps.ts";
import { findSettings } from "../system/settings.query.ts";
import { deviceOf } from "./own-session.ts";

const local: Label = { en: "local network", id: "jaringan lokal" };
const unknownDevice: Label = { en: "unknown device", id: "perangkat tidak dikenal" };

/** When, on which device and from where somebody has just signed in, for a mail: “22 November 2026 10:00 WIB, Firefox, 36.68.1.2 (Indonesia)”. */
export async function describeOrigin(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { ip, userAgent }: Pick<RequestFacts, "ip" | "userAgent">,
): Promise<Label> {
  const { zonawaktu } = await findSettings(db.prisma);
  const { browser, sistem } = deviceOf(userAgent);
  const device = [browser, sistem].filter(Boolean).join(", ");
  const place = await findPlace(ip);
  const inWords = (language: Language): string => {
    const where = place && (place === "local" ? local[language] : countryName(place, language));
    const address = where ? `${ip} (${where})` : ip;
    return [formatInstant(clock.now(), zonawaktu, language), device || unknownDevice[language], address].join("; ");
  };
  const [en, id] = languages.map(inWords);
  return { en: en ?? "", id: id ?? "" };
}
