import { readFile } from "node:fs/promises";
import ipaddr from "ipaddr.js";
import { type CountryResponse, Reader } from "mmdb-lib";

/** Addresses that stand on no public list: this machine, an office, a provider's own network. */
const localRanges: ReadonlySet<string> = new Set([
  "loopback",
  "private",
  "linkLocal",
  "uniqueLocal",
  "carrierGradeNat",
]);

const file = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

let opened: Promise<Reader<CountryResponse>> | undefined;

/** About 8 MB, read at the first question and kept. The file comes with the installation: nobody outside is ever asked. */
function open(): Promise<Reader<CountryResponse>> {
  opened ??= readFile(new URL(import.meta.resolve(file))).then((bytes) => new Reader(bytes));
  return opened;
}

/** The code of a country (ISO 3166, two letters) by the address, `local` for a network of one's own, null where nothing is known. */
export async function findPlace(address: string | null): Promise<string | null> {
  if (!address || !ipaddr.isValid(address)) return null;
  const known = ipaddr.process(address);
  if (localRanges.has(known.range())) return "local";
  const found: unknown = (await open()).get(known.toString());
  const code = typeof found === "object" && found !== null && "country_code" in found ? found.country_code : null;
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : null;
}
