import { type Zone, zoneOf } from "@retribusi/contract/define/dates";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import { findEmblem } from "../../render/emblem.ts";
import type { Letterhead } from "../../render/letterhead.ts";

/** Who a document of the user comes from, and the zone of their office. */
export interface Issuer {
  readonly head: Letterhead;
  readonly zone: Zone;
}

/** What the installation is called where no region is. */
export interface Organisation {
  readonly namaorganisasi: string | null;
  readonly logo: string | null;
  readonly zonawaktu: Zone;
}

const product = "e-Retribusi";

/** The user's region, with their agency where they have one; the organisation itself for everybody else. */
export async function getIssuer(
  deps: Deps,
  { pemdaid, skpdid }: CurrentUser,
  organisation: Organisation,
): Promise<Issuer> {
  const { prisma } = deps.db;
  const region = pemdaid === null ? null : await prisma.tbl_pemda.findUnique({ where: { idpemda: pemdaid } });
  if (!region) {
    const emblem = await findEmblem(deps, organisation.logo);
    const head = { above: null, name: organisation.namaorganisasi ?? product, address: null, contacts: [], emblem };
    return { head, zone: organisation.zonawaktu };
  }
  const agency = skpdid === null ? null : await prisma.tbl_skpd.findUnique({ where: { idskpd: skpdid } });
  const contacts = [region.notelp && `Telp. ${region.notelp}`, region.email, region.website];
  return {
    zone: zoneOf(region.zonawaktu),
    head: {
      above: agency ? region.pemdaname : null,
      name: agency?.skpdname ?? region.pemdaname,
      address: agency?.alamat ?? region.alamat,
      contacts: contacts.flatMap((contact) => (contact ? [contact] : [])),
      emblem: await findEmblem(deps, region.logo ?? organisation.logo),
    },
  };
}
