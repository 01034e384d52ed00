import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { dataPath } from "../root.ts";
import { mustRun } from "./machine.ts";

export const bridge = "retribusi0";
export const gateway = "10.0.0.1";
const forwarding = "/proc/sys/net/ipv4/ip_forward";

/** What Debian's installer leaves on a server that ssh reaches; nft makes the network here. */
const packages = [
  "systemd-sysv",
  "dbus",
  "iproute2",
  "ca-certificates",
  "sudo",
  "openssh-server",
  "openssh-client",
  "nftables",
];

/** An unpacked Debian 12, brought once. */
export async function bringBase(): Promise<string> {
  const base = dataPath("machines", "base");
  if (existsSync(base)) return base;
  const fresh = `${base}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await mustRun("debootstrap", "--variant=minbase", `--include=${packages.join(",")}`, "bookworm", fresh);
  // What lets this machine reach Debian's and npm's packages lets those reach them: a mirror's authority, an apt setting.
  await mustRun(
    "sh",
    "-c",
    `cp -a /etc/apt/apt.conf.d/. "${fresh}/etc/apt/apt.conf.d/" && cp /etc/apt/sources.list* "${fresh}/etc/apt/" 2>/dev/null; cp -a /etc/apt/sources.list.d "${fresh}/etc/apt/"; true`,
  );
  await copyFile("/etc/ssl/certs/ca-certificates.crt", join(fresh, "etc/ssl/certs/ca-certificates.crt"));
  renameSync(fresh, base);
  return base;
}

const rules = `table ip retribusi_machines {
  chain out { type nat hook postrouting priority 100; ip saddr 10.0.0.0/24 ip daddr != 10.0.0.0/24 masquerade; }
}`;

/** A network of the machines, from which packages can be reached; answers with how to take it away. */
export async function openNetwork(base: string): Promise<() => Promise<void>> {
  const before = readFileSync(forwarding, "utf8");
  const nft = (words: string) => mustRun("chroot", base, "/usr/sbin/nft", words);
  await mustRun("ip", "link", "add", bridge, "type", "bridge");
  await mustRun("ip", "address", "add", `${gateway}/24`, "dev", bridge);
  await mustRun("ip", "link", "set", bridge, "up");
  await nft(rules);
  writeFileSync(forwarding, "1");
  return async () => {
    writeFileSync(forwarding, before);
    await nft("delete table ip retribusi_machines");
    await mustRun("ip", "link", "delete", bridge);
  };
}
