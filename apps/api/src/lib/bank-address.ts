import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The kinds of addresses where a bank may be; private ones too, for banks inside the government's network. */
const allowed: ReadonlySet<string> = new Set(["unicast", "private", "uniqueLocal", "carrierGradeNat"]);

/** Where clouds tell a machine its secrets, as far as it isn't link-local. */
const metadata: ReadonlySet<string> = new Set(["100.100.100.200", "fd00:ec2::254", "fd20:ce::254"]);

/** An IPv4 address in the clothes of IPv6 is the IPv4 address. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
}

/** Whether an address leads out of this machine: not to itself, its link, nobody, everybody, or a tunnel to one of these. */
export function isOutside(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = parse(address);
  const isMetadata = [...metadata].some((known) => parsed.toNormalizedString() === parse(known).toNormalizedString());
  return allowed.has(parsed.range()) && !isMetadata;
}

/** Names that mean this machine without a question to anybody. */
const insideName = /(^|\.)localhost(\.localdomain)?\.?$/i;

/**
 * Whether the host of an address can be told from its spelling to be inside. `URL` has already turned decimal, octal and hexadecimal
 * spellings of IPv4 into four numbers.
 */
export function isInsideHost({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) === 0 ? insideName.test(bare) : !isOutside(bare);
}

/** A name led to an address where no bank is. */
export class InsideAddress extends Error {
  readonly code = "EINSIDE";
}

/** All addresses of a name; `dns.lookup` is one. */
export type Lookup = (
  hostname: string,
  options: { readonly all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a connection that is about to be made, and refuses it when any of its addresses is inside. The connection is made
 * to what was looked up here, so that a name can't answer one thing now and another a moment later.
 */
export const lookupOutside =
  (lookup: Lookup = systemLookup): LookupFunction =>
  (hostname, { all }, done) => {
    lookup(hostname, { all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isOutside(address))) {
        return done(new InsideAddress(`${hostname} leads to an address inside`), "", 0);
      }
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
