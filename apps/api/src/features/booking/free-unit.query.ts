import type { freeUnitsEndpoint } from "@retribusi/contract/features/booking/booking.endpoints";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { findRow } from "../../records/reader.ts";
import { getBooking } from "./booking.query.ts";
import { canBeTaken } from "./unit-line.ts";

type Answer = z.output<ReturnType<typeof freeUnitsEndpoint>["answer"]>;

/** Which units can be handed over with a booking in scope, the ready ones first. Throws NOT_FOUND. */
export async function listFreeUnits(db: Database, user: CurrentUser, kind: BookingKind, id: number): Promise<Answer> {
  const { prisma } = db;
  if (!(await findRow(db, scope(user, bookingEntity[kind]), [id]))) throw new AppError("NOT_FOUND");
  const { booking, now } = await getBooking(prisma, id);
  const { objectid } = booking;
  const bernama = (await prisma.unit_object.count({ where: { objectid, aktif: true } })) > 0;
  const free = await prisma.unit_object.findMany({
    where: canBeTaken(booking, now),
    orderBy: { urutan: "asc" },
    select: { id: true, nomor: true, keadaan: true, catatan: true },
  });
  const isReady = ({ keadaan }: { keadaan: string }) => keadaan === "siap";
  return { bernama, unit: [...free.filter(isReady), ...free.filter((unit) => !isReady(unit))] };
}
