import { addDays, localDate, usualZone } from "@retribusi/contract/define/dates";
import { momentsOf } from "@retribusi/contract/features/deputy/deputy.rules";
import type { PrismaClient } from "../generated/client.ts";

/** A manager on leave, for whom the named one stands in. */
export async function seedDeputies(prisma: PrismaClient, now: Date): Promise<void> {
  if ((await prisma.wakil.count()) > 0) return;
  const [away, deputy] = await Promise.all(
    ["pengelola.bpsdm", "pengelola"].map((username) => prisma.userdata.findUnique({ where: { username } })),
  );
  if (!away?.pengelolaid || !deputy) return;
  const today = localDate(now, usualZone);
  const [mulai, sampai] = [addDays(today, -1), addDays(today, 4)];
  await prisma.wakil.create({
    data: {
      ...{ pengelolaid: away.pengelolaid, digantikan: away.userid, pengganti: deputy.userid },
      ...{ mulai: new Date(mulai), sampai: new Date(sampai), ...momentsOf({ mulai, sampai }, usualZone) },
      catatan: "Cuti tahunan",
    },
  });
}
