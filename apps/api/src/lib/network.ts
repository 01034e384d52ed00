import ipaddr from "ipaddr.js";

/** The networks of a list like `10.1.2.3, 10.2.0.0/16`; a single address is a network of one. Throws Error for what is none. */
export const networksOf = (list: string) =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (part.includes("/")) return ipaddr.parseCIDR(part);
      const address = ipaddr.parse(part);
      return [address, address.kind() === "ipv4" ? 32 : 128] as const;
    });

/** Whether an address is in one of the networks; an IPv4 address in the clothes of IPv6 is the IPv4 address. */
export function isWithin(list: string, ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networksOf(list).some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}
