import { codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { StoryEntry } from "@retribusi/contract/features/settlement/settlement.record";
import type { Prisma } from "@retribusi/db/generated/client";
import type { Deps } from "../../lib/deps.ts";
import { signedAddress } from "../files/signature.ts";

/** What is read of the booking that a case is about. */
export const bookingPart = {
  select: {
    ...{ id: true, jenisbooking: true, statusbooking: true, namapemesan: true, idpemesan: true },
    ...{ idpemda: true, idskpd: true, pengelolaid: true },
    mst_objectretribusi: { select: { objectname: true, subobjectname: true } },
  },
} as const;

type BookingPart = Prisma.bookingGetPayload<typeof bookingPart>;

export function presentBooking(booking: BookingPart) {
  const { id, jenisbooking, statusbooking, namapemesan, idpemesan, mst_objectretribusi: object } = booking;
  return {
    ...{ id, jenisbooking, namapemesan },
    statusbooking: codeOf(stateOf(statusbooking)),
    objectname: object.subobjectname ? `${object.objectname}, ${object.subobjectname}` : object.objectname,
    walkin: idpemesan === null,
  };
}

const name = { select: { userid: true, fullname: true } } as const;
export const personPart = name;

export const presentPerson = (person: { readonly userid: number; readonly fullname: string } | null) =>
  person && { userid: person.userid, nama: person.fullname };

/** What was done with a case, in its order. */
export const storyPart = {
  orderBy: { versi: "asc" },
  include: {
    userdata_userid: name,
    userdata_kepada: name,
    berkas: { select: { namaasli: true, path: true, mime: true } },
  },
} as const;

type StoryRow = Prisma.penyelesaian_riwayatGetPayload<Pick<typeof storyPart, "include">>;

export const presentStory = (deps: Pick<Deps, "env" | "clock">, rows: readonly StoryRow[]): StoryEntry[] =>
  rows.map(({ aksi, waktu, peran, catatan, userdata_userid, userdata_kepada, berkas }) => ({
    ...{ aksi, peran, catatan },
    waktu: waktu.toISOString(),
    nama: userdata_userid?.fullname ?? null,
    kepada: userdata_kepada?.fullname ?? null,
    berkas: berkas && { ...berkas, path: signedAddress(deps, berkas.path) },
  }));
