import { z } from "zod";

const storageKey = "retribusi.perangkat";
/** A shared computer may know several people; the one who came last is kept longest. */
const most = 5;

const kept = z.array(z.object({ userid: z.number(), perangkat: z.string() }));
type Kept = z.output<typeof kept>;

function readKept(): Kept {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? "[]")).data ?? [];
  } catch {
    return [];
  }
}

/** What the server is shown at the next login, so that it knows this device. It opens nothing and names nobody. */
export const knownDevices = (): string[] => readKept().map(({ perangkat }) => perangkat);

/** Keeps what the server answered to a login. It stays after signing out: it is the device's, not the session's. */
export function keepDevice(userid: number, perangkat: string): void {
  const others = readKept().filter((one) => one.userid !== userid);
  localStorage.setItem(storageKey, JSON.stringify([{ userid, perangkat }, ...others].slice(0, most)));
}
